import type { Lesson, Moment } from '../../kit.ts';
import type { MoonrakersView } from '../board/seen.ts';
import { bringing } from '../play/alliance.ts';

const view = (at: Moment) => at.view as MoonrakersView;
const leads = (at: Moment) => view(at).leader === at.me;
const told = (at: Moment, ...types: string[]) =>
  at.events.some(({ type, seat }) => types.includes(type) && seat === at.me);

/** Contracts of the row, those first of which the own hand lacks least, and among these what pays prestige. */
function nearest(at: Moment): string[] {
  const seen = view(at);
  const lacking = (contract: string) =>
    bringing(seen, contract, [at.me], [], (seat) => seat).lacks.reduce((sum, { short }) => sum + short, 0);
  return seen.row
    .map(({ contract, totals }) => ({ contract, short: lacking(contract), prestige: totals.prestige }))
    .sort((a, b) => a.short - b.short || b.prestige - a.prestige)
    .map(({ contract }) => `card:${contract}`);
}

/** Where an ally can be invited. */
const others = (at: Moment): string[] => (view(at).talks?.invited ?? []).map((seat) => `dock:${seat}`);

/** What is taught in the first game, each when it comes up. */
export const lessons: Lesson[] = [
  {
    id: 'objective',
    title: 'Secret objectives',
    text: 'Each is worth 1 prestige. Put back the one you are least likely to do, and keep the other two to yourself.',
    when: (at) => at.flow === 'choose-objectives' && at.mine,
    done: (at) => at.flow !== 'choose-objectives',
  },
  {
    id: 'contract',
    title: 'Choose a contract',
    text: 'Press a contract. The ring in the middle shows one segment for every unit it asks for; solid ones you hold in your hand already.',
    point: (at) => [...view(at).row.map(({ contract }) => `act:talk:${contract}`), ...nearest(at)],
    when: (at) => at.flow === 'planning' && at.mine && leads(at),
    done: (at) => told(at, 'talks-opened', 'stayed') || view(at).mission !== null,
  },
  {
    id: 'talks',
    title: 'Make an offer',
    text: (at) =>
      `Invite a captain, then ${at.touch ? 'tap a unit and tap the captain who shall have it' : 'drag units to their place, or press a unit and then a captain'}. Dice are shared out like the pay: whoever takes one takes its risk.`,
    point: (at) => ['act:send', ...others(at)],
    when: (at) => view(at).talks !== null && leads(at) && view(at).talks?.current === null,
    done: (at) => told(at, 'offer-propose'),
  },
  {
    id: 'hints',
    title: 'Say what you can bring',
    text: 'A word on your hand moves others: none, a little, some, plenty. Never figures, and nobody checks it; the ring shows hatched what was hinted.',
    tells: true,
    point: () => ['hints'],
    when: (at) => view(at).talks !== null && view(at).talks?.current !== null,
    done: (at) => told(at, 'hinted'),
  },
  {
    id: 'lock',
    title: 'Agreed?',
    text: 'Allies say yes, no, or draw their counter-offer into the shares. Take it, change it, or wait. When all agree, lock the deal.',
    point: () => ['act:lock'],
    when: (at) => view(at).talks !== null && leads(at) && view(at).talks?.current !== null,
    done: (at) => view(at).mission !== null || view(at).talks === null,
  },
  {
    id: 'offered',
    title: 'You are asked along',
    text: 'Look at your share: stars and coins if it works, dice whatever happens. Say yes, say no, or change the shares and send a counter-offer.',
    point: () => ['act:accept'],
    when: (at) => view(at).talks !== null && !leads(at) && (view(at).talks?.current?.parties.includes(at.me) ?? false),
    done: (at) => told(at, 'offer-accept', 'offer-decline', 'offer-counter'),
  },
  {
    id: 'play',
    title: 'Play your cards',
    text: 'Each card costs an Action. Begin with a Reactor, which gives two, or a Thruster, which draws two. Press a card to see what it adds to the ring, then play it.',
    point: () => ['hand'],
    when: (at) => at.flow === 'plays' && at.mine,
    done: (at) => told(at, 'played', 'done'),
  },
  {
    id: 'shield',
    title: 'Hazards',
    text: 'Open hazards cost you 1 prestige each after the contract, also when it worked. Every Shield you play blocks one of yours.',
    tells: true,
    when: (at) => (view(at).mission?.pilots.find(({ seat }) => seat === at.me)?.exposed ?? 0) > 0,
  },
  {
    id: 'buy',
    title: 'The Armory',
    text: 'Only the leader buys. A part works from the next contract on and brings action cards; crew go into your deck. Saving is fine too.',
    point: () => ['armory'],
    when: (at) => at.flow === 'buying' && at.mine,
    done: (at) => told(at, 'bought') || at.flow !== 'buying',
  },
];
