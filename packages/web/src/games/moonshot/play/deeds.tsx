import {
  divisionFor,
  effectsText,
  KIND_NAMES,
  type MoonshotView,
  PAYLOAD_NAMES,
  PAYLOADS,
  popularityAfter,
  priceOf,
  SUPPLIER_PRICES,
  slotText,
  TIE_PRICE,
  TILE_KINDS,
} from '@orrery/moonshot';
import { type ActionItem, LineIcon } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import { actionsFor, standingActions } from '../../../prompts/actions.ts';
import type { Ask } from '../../../table/client.ts';
import { missionNamed, moduleNamed, riskNamed, tileNamed } from '../board/content.ts';
import type { Odds } from '../board/panels/Missions.tsx';
import { back, type Deeds, optionButton } from './deed-parts.tsx';
import { fateDeeds, politicsDeeds, preparationDeeds, tokenDeeds } from './politics-deeds.ts';
import { whyNot } from './questions.ts';
import { layingOf, type Turn } from './useTurn.ts';

function tileDeeds(play: Play, view: MoonshotView, turn: Turn, side: number): Deeds | null {
  const { taken } = turn;
  if (taken?.kind !== 'tile') return null;
  const { name } = tileNamed(taken.tile);
  const price = taken.verb === 'lay' ? 0 : priceOf(`${taken.verb}:${taken.tile}`);
  const money = view.programs[side]?.money ?? 0;
  const free = taken.verb === 'lay';
  const away = free && turn.pieces.length < 2 ? [] : [back(turn)];
  const from = { line: 'from your line', discard: 'from the discard', 'steal-tech': 'stolen', lay: '' }[taken.verb];
  const why = free ? null : whyNot(play, turn.options, `${taken.verb}:${taken.tile}`);
  const cost = why ?? `Costs ${price} ${from}, ${money - price} left. Nothing is paid until you confirm.`;
  const send =
    taken.verb === 'line' ? optionButton(play, turn, `supply:${taken.tile}`, 'To the suppliers', { hint: 'S' }) : [];
  if (!taken.cell) {
    return {
      sentence: `Where does the ${name} go?`,
      detail: free
        ? 'Press a cell; press it again to turn the tile.'
        : (why ?? `${price} money ${from}. Cells show what it would bring.`),
      actions: [...away, ...send],
    };
  }
  const { cell } = taken;
  const placement = layingOf({ ...taken, cell });
  return {
    sentence: `Install the ${name} on ${cell}?`,
    detail: free ? 'It is yours already.' : cost,
    actions: [
      ...away,
      { id: 'turn', label: 'Turn', hint: 'R', icon: <LineIcon name="rotate" size={20} />, onPress: turn.turnTile },
      {
        id: 'confirm',
        label: free ? 'Install' : `Install · ${price}`,
        kind: 'go',
        hint: '↵',
        disabled: why ?? null,
        onPress: () =>
          free ? void play.answer(placement) : play.answerAll([`${taken.verb}:${taken.tile}`, placement]),
      },
    ],
  };
}

function engineerDeeds(play: Play, view: MoonshotView, turn: Turn, side: number): Deeds {
  const { taken } = turn;
  const own = view.programs[side];
  const press = (id: string, label: string, rest: Partial<ActionItem> = {}) =>
    optionButton(play, turn, id, label, rest);
  const stealing = own?.techSteals ? ' Or a tile of the rival’s line, to steal it.' : '';
  switch (taken?.kind) {
    case 'decks': {
      const full = taken.decks.length === 2;
      const names = [...taken.decks].map((kind) => KIND_NAMES[kind as 'S']).join(' and ');
      const id = `research:${inOrder(taken.decks)}`;
      return {
        sentence: full ? `Research ${names}?` : `${names}, and which other deck?`,
        detail: 'You see one tile of each and install one of them.',
        actions: [
          back(turn, 'Never mind'),
          ...(full ? press(id, `Draw · ${priceOf(id)}`, { kind: 'go', hint: '↵' }) : []),
        ],
      };
    }
    case 'module':
      return {
        sentence: `Order the ${moduleNamed(taken.module).name} for when?`,
        detail: 'The dearer, the sooner it is installed.',
        actions: [
          back(turn, 'Never mind'),
          ...SUPPLIER_PRICES.flatMap((price, at) =>
            press(`module:${taken.module}:${price}`, `${price}`, { hint: String(at + 1) }),
          ),
        ],
      };
    case 'risk':
      return {
        sentence: `${riskNamed(taken.risk).name}: put a test on it?`,
        detail: 'Adds 1 to your check value here.',
        actions: [
          back(turn, 'Never mind'),
          ...press(`steal-test:${taken.risk}`, 'Steal a test', { hint: 'S' }),
          ...press(`free-test:${taken.risk}`, 'Free test', { hint: 'F' }),
          ...press(`test:${taken.risk}`, `Test · ${priceOf(`test:${taken.risk}`)}`, { kind: 'go', hint: '↵' }),
        ],
      };
    case 'bay':
      return {
        sentence: `What goes into the bay on ${taken.cell}?`,
        detail: 'It stays until a launch.',
        actions: [
          back(turn, 'Back'),
          ...PAYLOADS.flatMap((kind, at) => {
            const id = `payload:${taken.cell}:${kind}`;
            return press(id, `${PAYLOAD_NAMES[kind]} · ${priceOf(id)}`, { hint: String(at + 1) });
          }),
        ],
      };
    case 'sabotage':
      return {
        sentence: 'Remove how much sabotage?',
        detail: `You have ${own?.sabotage ?? 0}: every die falls by so much.`,
        actions: [
          back(turn, 'Never mind'),
          ...Array.from({ length: own?.sabotage ?? 0 }, (_, i) => i + 1).flatMap((n) =>
            press(`clean:${n}`, `${n} · ${priceOf(`clean:${n}`)}`, { hint: String(n) }),
          ),
        ],
      };
    default:
      return {
        sentence: 'What will your engineers do?',
        detail: `${own?.money ?? 0} money. Press a tile, deck, module, risk or bay.${stealing}`,
        actions: press('pass', 'Pass for this round', { hint: 'E' }),
      };
  }
}

/** Decks are named in the order of the decks. */
const inOrder = (decks: string): string =>
  TILE_KINDS.flatMap((kind) => [...decks].filter((one) => one === kind)).join('');

function mountDeeds(play: Play, turn: Turn): Deeds {
  const taken = turn.taken?.kind === 'mount' ? turn.taken : null;
  if (!taken?.slot)
    return {
      sentence: `The ${taken ? moduleNamed(taken.module).name : 'module'} has arrived: which slot?`,
      detail: 'It may replace another module.',
      actions: [],
    };
  const { module, slot } = taken;
  return {
    sentence: `Mount the ${moduleNamed(module).name} on ${slotText(slot)}?`,
    detail: null,
    actions: [
      {
        id: 'confirm',
        label: 'Mount',
        kind: 'go',
        hint: '↵',
        onPress: () => void play.answer({ piece: module, cell: slot, rotation: 0 }),
      },
    ],
  };
}

/** After a mission: its reward, or a look at a risk of the own way to the Moon. */
function exploreDeeds(play: Play, view: MoonshotView, turn: Turn, side: number): Deeds {
  const done = view.flights.findLast((flight) => flight.side === side)?.mission;
  const { name, reward } = missionNamed(done ?? 'MOON');
  return {
    sentence: `${name} is done!`,
    detail: `Take ${effectsText(reward)}, or turn up a risk of your way to the Moon.`,
    actions: [
      ...['1', '2', '3'].flatMap((n) => optionButton(play, turn, `explore:${n}`, `Risk ${n}`, { hint: n })),
      ...optionButton(play, turn, 'reward', 'Take the reward', { kind: 'go', hint: '↵' }),
    ],
  };
}

/** Adaptivity is divided before the first roll; the faces of the dice follow what is given. */
function adaptDeeds(play: Play, view: MoonshotView, turn: Turn): Deeds {
  const prompt = turn.ask?.prompt;
  if (prompt?.kind !== 'allocate') return { sentence: '', detail: null, actions: [] };
  const given = Object.values(play.draft.rows).reduce((sum, n) => sum + n, 0);
  const best = divisionFor(view, prompt.max);
  return {
    sentence: play.words.say(prompt.text),
    detail: 'Each adds 1 for this launch. Chances above follow what you give.',
    actions: [
      ...(best
        ? [{ id: 'best', label: 'Best for the way', hint: 'B', onPress: () => play.setDraft({ rows: { ...best } }) }]
        : []),
      {
        id: 'confirm',
        label: 'Confirm',
        kind: 'go' as const,
        hint: '↵',
        disabled: given === prompt.max ? null : `${prompt.max - given} more to give.`,
        onPress: () => void play.answer({ ...play.draft.rows }),
      },
    ],
  };
}

/** Questions that take fewer words than the rules need, and what to know of them. */
const SHORT: Readonly<Record<string, string>> = {
  'ask-deck': 'Draw a tile for your line.',
  'ask-module': 'Which module?',
};
const DETAIL: Readonly<Record<string, string>> = {
  'ask-deck': 'From which deck?',
  'ask-module': 'It goes into your supplier line.',
  'ask-ready': 'The round begins when all are ready or the time for talks is over.',
};

/** The answers of a question as its rules name them. */
const answers = (play: Play, { prompt }: Ask): ActionItem[] =>
  actionsFor(
    prompt,
    play.draft,
    {
      label: (option) => (option.text ? play.words.say(option.text) : option.id),
      why: (option) => (option.why ? play.words.refusal(option.why) : null),
      pass: prompt.pass ? play.words.say(prompt.pass) : null,
    },
    (answer) => void play.answer(answer),
  );

/** What is asked in one sentence, and the buttons under it. */
export function deedsOf(
  play: Play,
  view: MoonshotView,
  turn: Turn,
  side: number,
  odds: ReadonlyMap<string, Odds>,
): Deeds {
  const { ask } = turn;
  if (!ask) {
    return {
      sentence: play.idle,
      detail: null,
      actions: standingActions(
        play.standing,
        (option) => (option.text ? play.words.say(option.text) : option.id),
        (answer, to) => play.answer(answer, to),
      ),
    };
  }
  const tile = tileDeeds(play, view, turn, side);
  if (tile) return tile;
  switch (turn.about) {
    case 'ask-engineer':
      return engineerDeeds(play, view, turn, side);
    case 'ask-politics':
      return politicsDeeds(play, view, turn, side, odds);
    case 'ask-support':
      return tokenDeeds(play, turn, view.programs[side]?.tokens.influence ?? 0, view.programs[side]?.tokens.bluff ?? 0);
    case 'ask-play':
      return preparationDeeds(play, turn);
    case 'ask-mount':
      return mountDeeds(play, turn);
    case 'ask-fate':
      return fateDeeds(play, view, turn, side);
    case 'ask-explore':
      return exploreDeeds(play, view, turn, side);
    case 'ask-adapt':
      return adaptDeeds(play, view, turn);
    case 'ask-tie':
      return {
        sentence: `${ask.prompt.text.params?.name} is tied.`,
        detail: `Pay ${TIE_PRICE} popularity to win it, which leaves ${popularityAfter(view.programs[side]?.popularity ?? 0, -TIE_PRICE)}; or the rival has obstructed it.`,
        actions: answers(play, ask),
      };
    case 'ask-install-one':
      return {
        sentence: 'Which of the two tiles do you install?',
        detail: 'The other is laid face up on the discard.',
        actions: [],
      };
    default:
      return {
        sentence: SHORT[turn.about] ?? play.words.say(ask.prompt.text),
        detail: DETAIL[turn.about] ?? null,
        actions: answers(play, ask),
      };
  }
}
