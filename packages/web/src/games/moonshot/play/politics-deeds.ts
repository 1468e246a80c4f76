import {
  aboardOf,
  effectsText,
  LEAST_LEFT,
  LEAST_TOKENS,
  LOSS,
  loadedOf,
  type MoonshotView,
  PLACES,
  popularityAfter,
} from '@orrery/moonshot';
import type { ActionItem } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import { maneuverNamed, missionNamed } from '../board/content.ts';
import type { Odds } from '../board/panels/Missions.tsx';
import { percent } from '../board/panels/Risk.tsx';
import { back, type Deeds, optionButton } from './deed-parts.tsx';
import { whyNot } from './questions.ts';
import { laidIn, rowsOf, type Turn } from './useTurn.ts';

/** Levels of missions that a Politician may announce. */
const LEVELS = [1, 2, 3, 4];

/** What a Politician may do on the floor, and what it would bring. */
export function politicsDeeds(
  play: Play,
  view: MoonshotView,
  turn: Turn,
  side: number,
  odds: ReadonlyMap<string, Odds>,
): Deeds {
  const { taken } = turn;
  const own = view.programs[side];
  const press = (id: string, label: string, rest: Partial<ActionItem> = {}) =>
    optionButton(play, turn, id, label, rest);
  switch (taken?.kind) {
    case 'announce':
      return {
        sentence: 'Announce a mission of which level?',
        detail: 'Its card and its risks are turned up for both programs.',
        actions: [
          back(turn, 'Back'),
          ...LEVELS.flatMap((n) => press(`announce:${n}`, `Level ${n}`, { hint: String(n) })),
        ],
      };
    case 'raise': {
      const most = [...turn.options.keys()].filter((id) => id.startsWith('raise:')).length;
      return {
        sentence: `Give ${taken.n} popularity for ${taken.n} influence?`,
        detail: `Once a round. Leaves ${popularityAfter(own?.popularity ?? 0, -taken.n)} popularity.`,
        actions: [
          back(turn, 'Never mind'),
          {
            id: 'less',
            label: 'Less',
            hint: '−',
            disabled: taken.n <= 1 ? 'At least 1.' : null,
            onPress: () => turn.take({ ...taken, n: taken.n - 1 }),
          },
          {
            id: 'more',
            label: 'More',
            hint: '+',
            disabled: taken.n >= most ? `At most ${most}.` : null,
            onPress: () => turn.take({ ...taken, n: taken.n + 1 }),
          },
          ...press(`raise:${taken.n}`, `Give ${taken.n}`, { kind: 'go', hint: '↵' }),
        ],
      };
    }
    case 'launch': {
      const abort = press('abort', `NO GO: −${LOSS.abort} popularity`);
      if (!taken.mission)
        return {
          sentence: 'Launch for which mission?',
          detail: 'Press a mission. This is your last action of the round.',
          actions: [back(turn, 'Not yet'), ...abort],
        };
      const chance = odds.get(taken.mission);
      const ready = loadedOf(taken.mission, aboardOf(view, side)).every(Boolean);
      return {
        sentence: `GO for ${missionNamed(taken.mission).name}?`,
        detail: `${chance ? `${percent(chance.whole)} % as the rocket is now. ` : ''}${
          ready
            ? 'Your last action of this round.'
            : `Load its payload before the launch, or it costs ${LOSS.delay} popularity.`
        }`,
        actions: [
          back(turn, 'Not yet'),
          ...abort,
          ...press(`launch:${taken.mission}`, 'GO', { kind: 'go', hint: '↵' }),
        ],
      };
    }
    case 'tokens':
      return tokenDeeds(play, turn, own?.tokens.influence ?? 0, own?.tokens.bluff ?? 0);
    default: {
      const left = own?.tokens.count ?? 0;
      return {
        sentence: 'Your move in politics.',
        detail:
          left >= LEAST_TOKENS ? `Press a card to lay tokens: ${left} left.` : 'Too few tokens are left to lay any.',
        actions: [
          {
            id: 'announce',
            label: 'Announce',
            hint: 'N',
            disabled: LEVELS.some((n) => whyNot(play, turn.options, `announce:${n}`) === null)
              ? null
              : (whyNot(play, turn.options, 'announce:1') ?? null),
            onPress: () => turn.take({ kind: 'announce' }),
          },
          {
            id: 'raise',
            label: 'Buy influence',
            hint: 'P',
            disabled: turn.options.has('raise:1')
              ? null
              : `Once a round, and popularity must stay at ${LEAST_LEFT} or more.`,
            onPress: () => turn.take({ kind: 'raise', n: 1 }),
          },
          {
            id: 'launch',
            label: 'Launch decision',
            kind: 'go',
            hint: 'L',
            onPress: () => turn.take({ kind: 'launch', mission: null }),
          },
        ],
      };
    }
  }
}

export function tokenDeeds(play: Play, turn: Turn, influence: number, bluff: number): Deeds {
  const { taken } = turn;
  const rows = taken?.kind === 'tokens' ? taken.rows : {};
  const laid = laidIn(rows);
  const n = laid.influence + laid.bluff;
  const asked = turn.about === 'ask-support';
  const why = asked ? null : whyNot(play, turn.options, 'support');
  return {
    sentence: n < LEAST_TOKENS ? `Lay at least ${LEAST_TOKENS} tokens.` : `Lay ${n} tokens face down?`,
    detail:
      taken?.kind !== 'tokens'
        ? 'Press a card of the politics board, yours or the rival’s: tokens go on it.'
        : `${influence - laid.influence} influence and ${bluff - laid.bluff} bluff would stay with you. The rival sees only how many.`,
    actions: [
      asked
        ? { id: 'pass', label: 'Something else', kind: 'quiet', onPress: () => void play.answer(null) }
        : back(turn, 'Take back'),
      {
        id: 'confirm',
        label: n > 0 ? `Lay ${n}` : 'Lay',
        kind: 'go',
        hint: '↵',
        disabled: why ?? (n < LEAST_TOKENS ? `At least ${LEAST_TOKENS} tokens are laid at a time.` : null),
        onPress: () => (asked ? void play.answer(rowsOf(rows)) : play.answerAll(['support', rowsOf(rows)])),
      },
    ],
  };
}

export function preparationDeeds(play: Play, turn: Turn): Deeds {
  const { taken } = turn;
  const pass: ActionItem = {
    id: 'pass',
    label: 'Lay no card',
    kind: 'quiet',
    hint: 'Space',
    onPress: () => void play.answer(null),
  };
  if (taken?.kind !== 'card')
    return {
      sentence: 'Lay a maneuver on one of your free places?',
      detail: 'Take a card of your hand. After a pass you may still come back when the rival lays one.',
      actions: [pass],
    };
  const name = maneuverNamed(taken.card)?.name ?? '';
  const { place } = taken;
  return {
    sentence: place ? `Lay ${name} here?` : `Where does ${name} go?`,
    detail: 'An empty place brings something too: it says what.',
    actions: [
      back(turn),
      ...(place
        ? [
            {
              id: 'confirm',
              label: 'Lay it',
              kind: 'go' as const,
              hint: '↵',
              onPress: () => void play.answer({ piece: taken.card, cell: place, rotation: 0 }),
            },
          ]
        : [pass]),
    ],
  };
}

/** A card is evaluated, or covered with one of the hand to grow for a round. */
export function fateDeeds(play: Play, view: MoonshotView, turn: Turn, side: number): Deeds {
  const { ask, taken } = turn;
  const place = PLACES.find(({ name }) => name === ask?.prompt.text.params?.place)?.id;
  const slot = view.programs[side]?.slots.find((one) => one.place === place);
  const card = slot?.card ? maneuverNamed(slot.card) : null;
  const sentence = ask ? play.words.say(ask.prompt.text) : '';
  const evaluate = optionButton(play, turn, 'evaluate', 'Evaluate it', { hint: 'E' });
  const again = optionButton(play, turn, 'escalate', 'Escalate it once more', { hint: '1' });
  if (taken?.kind === 'card') {
    const name = maneuverNamed(taken.card)?.name ?? '';
    return {
      sentence: `Escalate it, covered with ${name}?`,
      detail: `${name} lies face down on it and is discarded with it.`,
      actions: [
        back(turn),
        ...optionButton(play, turn, `escalate:${taken.card}`, 'Escalate', { kind: 'go', hint: '↵' }),
      ],
    };
  }
  const level = slot?.level ?? 1;
  const at = (n: number) => effectsText(card?.design.levels[n - 1] ?? []);
  const covers = again.length > 0 || [...turn.options.keys()].some((id) => id.startsWith('escalate:'));
  const grows = `escalated ${at(level + 1)}`;
  return {
    sentence,
    detail: covers
      ? `Won it brings ${at(level)}; ${again.length > 0 ? grows : `covered with a card of your hand, ${grows}`}.`
      : `Won it brings ${at(level)}.`,
    actions: [...again, ...evaluate],
  };
}
