import { defined, EVERYBODY, flag, logEvent, msg, owner, pickOne, pickOneSealed, seatsIn } from '@orrery/kernel';
import { cardName, eventOf, isPolicy } from '../content/set.ts';
import { noteDeeds } from '../effects/achievements.ts';
import { putUnder } from '../effects/cards.ts';
import { refillEvents, turnUpEvent } from '../effects/decks.ts';
import { flow, NONE, type State } from '../state.ts';
import { happening } from './happening.ts';
import { moment } from './moment.ts';

/** Reveals the top event, which takes effect immediately, lasts for the turn, or is voted on (MK-254 to MK-273). */
export const event = flow(
  'event',
  { seat: owner, passed: flag, tied: flag },
  {
    reveal(s, v, go) {
      s.phase = 'event';
      reveal(s);
      go.call(moment, { is: 'event', seats: [v.seat] });
    },
    /** A card can put the revealed event under the deck once and reveal another (MK-628). */
    anew(s) {
      if (!s.plan.newEvent) return;
      const before = s.event;
      refillEvents(s);
      putUnder(s.eventDeck, before, EVERYBODY);
      reveal(s);
    },
    happen(s, _v, go) {
      if (!isPolicy(s.event)) go.call(happening);
    },
    vote: pickOneSealed({
      who: (s) => (isPolicy(s.event) ? seatsIn(s) : []),
      time: 'window',
      text: (s) => msg('ask-vote', { name: eventOf(s.event).name }),
      items: () => ['for', 'against'],
      show: (_s, vote) => ({ text: msg(`vote-${vote}`) }),
      rule: 'MK-265',
      fallback: () => 'against',
      reveal(s, v, votes) {
        const supporters = votes.flatMap((vote, seat) => (vote === 'for' ? [seat] : []));
        const opponents = votes.flatMap((vote, seat) => (vote === 'against' ? [seat] : []));
        logEvent('voted', { name: eventOf(s.event).name, for: supporters.length, against: opponents.length });
        v.passed = supporters.length > opponents.length;
        v.tied = supporters.length === opponents.length;
        if (votes.filter((vote) => vote !== null).length < 3) return;
        for (const side of [supporters, opponents]) {
          if (side.length === 1) noteDeeds(s, defined(side[0]), 'lone vote', () => true);
        }
      },
    }),
    /** The leader decides a tied vote (MK-269). */
    decide: pickOne({
      who: (_s, v) => (v.tied ? v.seat : []),
      text: (s) => msg('ask-decide', { name: eventOf(s.event).name }),
      items: () => ['pass', 'reject'],
      show: (_s, item) => ({ text: msg(`policy-${item}`) }),
      rule: 'MK-269',
      take(_s, v, _seat, item) {
        v.passed = item === 'pass';
      },
    }),
    enact(s, v) {
      if (!isPolicy(s.event)) return;
      logEvent(v.passed ? 'policy-passed' : 'policy-rejected', { name: eventOf(s.event).name });
      if (!v.passed) s.usedEvents.push(s.event);
      else {
        if (s.policy !== NONE) s.usedEvents.push(s.policy);
        s.policy = s.event;
      }
      s.event = NONE;
    },
  },
);

function reveal(s: State): void {
  s.event = turnUpEvent(s);
  logEvent('event', { card: cardName(s.event), name: eventOf(s.event).name, policy: isPolicy(s.event) ? 'yes' : 'no' });
}
