import { LOSS, type MoonshotView, PAYLOAD_NAMES, PAYLOADS, PRICE, slotText } from '@orrery/moonshot';
import { type ActionItem, LineIcon } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import { actionsFor, standingActions } from '../../../prompts/actions.ts';
import { maneuverNamed, missionNamed, moduleNamed, riskNamed, tileNamed } from '../board/content.ts';
import type { Odds } from '../board/panels/Missions.tsx';
import { percent } from '../board/panels/Risk.tsx';
import { whyNot } from './questions.ts';
import { laidIn, layingOf, rowsOf, type Turn } from './useTurn.ts';

/** What is said at the foot of the table, and what can be answered there. */
export interface Deeds {
  sentence: string;
  detail: string | null;
  actions: ActionItem[];
}

const kindWords = { S: 'Structure', E: 'Electronics', C: 'Code', P: 'Payload' } as const;

/** A button for one option of the question; left out where there is no such option. */
function optionButton(play: Play, turn: Turn, id: string, label: string, rest: Partial<ActionItem> = {}): ActionItem[] {
  const why = whyNot(play, turn.options, id);
  if (why === undefined) return [];
  return [{ id, label, disabled: why, onPress: () => void play.answer(id), ...rest }];
}

const back = (turn: Turn, label = 'Put back'): ActionItem => ({
  id: 'back',
  label,
  kind: 'quiet',
  hint: 'Esc',
  icon: <LineIcon name="close" size={20} />,
  onPress: () => turn.take(null),
});

function tileDeeds(play: Play, view: MoonshotView, turn: Turn, side: number): Deeds | null {
  const { taken } = turn;
  if (taken?.kind !== 'tile') return null;
  const { name } = tileNamed(taken.tile);
  const price = taken.verb === 'line' ? PRICE.line : taken.verb === 'discard' ? PRICE.discard : 0;
  const money = view.programs[side]?.money ?? 0;
  const free = taken.verb === 'lay';
  const away = free && turn.pieces.length < 2 ? [] : [back(turn)];
  const from = { line: 'from your line', discard: 'from the discard', 'steal-tech': 'stolen', lay: '' }[taken.verb];
  const why = free ? null : whyNot(play, turn.options, `${taken.verb}:${taken.tile}`);
  const send =
    taken.verb === 'line' ? optionButton(play, turn, `supply:${taken.tile}`, 'To the suppliers', { hint: 'S' }) : [];
  if (!taken.cell) {
    return {
      sentence: `Where does the ${name} go?`,
      detail: free
        ? 'Press a cell; press it again to turn the tile.'
        : `${price} money ${from}. Cells show what it would bring.`,
      actions: [...away, ...send],
    };
  }
  const { cell } = taken;
  const placement = layingOf({ ...taken, cell });
  return {
    sentence: `Install the ${name} on ${cell}?`,
    detail: free
      ? 'It is yours already.'
      : `Costs ${price} ${from}, ${money - price} left. Nothing is paid until you confirm.`,
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
  switch (taken?.kind) {
    case 'decks': {
      const full = taken.decks.length === 2;
      const names = [...taken.decks].map((kind) => kindWords[kind as 'S']).join(' and ');
      const id = `research:${inOrder(taken.decks)}`;
      return {
        sentence: full ? `Research ${names}?` : `${names}, and which other deck?`,
        detail: 'You see one tile of each and install one of them.',
        actions: [
          back(turn, 'Never mind'),
          ...(full ? press(id, `Draw · ${PRICE.research}`, { kind: 'go', hint: '↵' }) : []),
        ],
      };
    }
    case 'module':
      return {
        sentence: `Order the ${moduleNamed(taken.module).name} for when?`,
        detail: 'The dearer, the sooner it is installed.',
        actions: [
          back(turn, 'Never mind'),
          ...[8, 13, 20].flatMap((price) =>
            press(`module:${taken.module}:${price}`, `${price}`, price === 8 ? { hint: '1' } : {}),
          ),
        ],
      };
    case 'risk':
      return {
        sentence: `${riskNamed(taken.risk).name}: put a test on it?`,
        detail: 'Adds 1 to your check value here.',
        actions: [
          back(turn, 'Never mind'),
          ...press(`steal-test:${taken.risk}`, 'Steal a test'),
          ...press(`free-test:${taken.risk}`, 'Free test', { hint: 'F' }),
          ...press(`test:${taken.risk}`, `Test · ${PRICE.test}`, { kind: 'go', hint: '↵' }),
        ],
      };
    case 'bay':
      return {
        sentence: `What goes into the bay on ${taken.cell}?`,
        detail: 'It stays until a launch.',
        actions: [
          back(turn, 'Never mind'),
          ...PAYLOADS.flatMap((kind, at) => {
            const id = `payload:${taken.cell}:${kind}`;
            const price = (turn.options.get(id)?.data as { price?: number } | undefined)?.price ?? 0;
            return press(id, `${PAYLOAD_NAMES[kind]} · ${price}`, { hint: String(at + 1) });
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
            press(`clean:${n}`, `${n} · ${PRICE.clean + n * PRICE.marker}`, { hint: String(n) }),
          ),
        ],
      };
    default:
      return {
        sentence: 'What will your engineers do?',
        detail: `${own?.money ?? 0} money. Press a tile, deck, module, risk or bay.`,
        actions: press('pass', 'Pass for this round', { hint: 'E' }),
      };
  }
}

/** Decks are named in the order of the decks. */
const inOrder = (decks: string): string => [...decks].sort((a, b) => 'SECP'.indexOf(a) - 'SECP'.indexOf(b)).join('');

function politicsDeeds(
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
          back(turn, 'Never mind'),
          ...[1, 2, 3, 4].flatMap((n) => press(`announce:${n}`, `Level ${n}`, { hint: String(n) })),
        ],
      };
    case 'raise': {
      const most = [...turn.options.keys()].filter((id) => id.startsWith('raise:')).length;
      return {
        sentence: `Give ${taken.n} popularity for ${taken.n} influence?`,
        detail: `Once a round. Leaves ${(own?.popularity ?? 0) - taken.n} popularity.`,
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
      return {
        sentence: `GO for ${missionNamed(taken.mission).name}?`,
        detail: `${chance ? `${percent(chance.whole)} % as the rocket is now. ` : ''}Your last action of this round.`,
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
        detail: `Press a card to lay tokens: ${left} left.`,
        actions: [
          {
            id: 'announce',
            label: 'Announce',
            hint: 'N',
            disabled: [1, 2, 3, 4].some((n) => whyNot(play, turn.options, `announce:${n}`) === null)
              ? null
              : (whyNot(play, turn.options, 'announce:1') ?? null),
            onPress: () => turn.take({ kind: 'announce' }),
          },
          {
            id: 'raise',
            label: 'Buy influence',
            hint: 'P',
            disabled: turn.options.has('raise:1') ? null : 'Once a round, and popularity must stay at 1.',
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

function tokenDeeds(play: Play, turn: Turn, influence: number, bluff: number): Deeds {
  const { taken } = turn;
  const rows = taken?.kind === 'tokens' ? taken.rows : {};
  const laid = laidIn(rows);
  const n = laid.influence + laid.bluff;
  const asked = turn.about === 'ask-support';
  const why = asked ? null : whyNot(play, turn.options, 'support');
  return {
    sentence: n === 0 ? 'Lay at least two tokens.' : `Lay ${n} token${n === 1 ? '' : 's'} face down?`,
    detail: `${influence - laid.influence} influence and ${bluff - laid.bluff} bluff would stay with you. The rival sees only how many.`,
    actions: [
      asked
        ? { id: 'pass', label: 'Something else', kind: 'quiet', onPress: () => void play.answer(null) }
        : back(turn, 'Take back'),
      {
        id: 'confirm',
        label: n > 0 ? `Lay ${n}` : 'Lay',
        kind: 'go',
        hint: '↵',
        disabled: why ?? (n < 2 ? 'At least two tokens are laid at a time.' : null),
        onPress: () => (asked ? void play.answer(rowsOf(rows)) : play.answerAll(['support', rowsOf(rows)])),
      },
    ],
  };
}

function preparationDeeds(play: Play, turn: Turn): Deeds {
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
function fateDeeds(play: Play, turn: Turn): Deeds {
  const { ask, taken } = turn;
  const sentence = ask ? play.words.say(ask.prompt.text) : '';
  const evaluate = optionButton(play, turn, 'evaluate', 'Evaluate it', { hint: 'E' });
  const again = optionButton(play, turn, 'escalate', 'Escalate it once more', { hint: '1' });
  if (taken?.kind === 'card') {
    const name = maneuverNamed(taken.card)?.name ?? '';
    return {
      sentence: `Escalate it, covered with ${name}?`,
      detail: `${name} lies face down under it and is lost to your hand.`,
      actions: [
        back(turn),
        ...optionButton(play, turn, `escalate:${taken.card}`, 'Escalate', { kind: 'go', hint: '↵' }),
      ],
    };
  }
  return {
    sentence,
    detail: again.length > 0 ? null : 'Or take a card of your hand to cover and escalate it.',
    actions: [...again, ...evaluate],
  };
}

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
      return fateDeeds(play, turn);
    case 'ask-install-one':
      return {
        sentence: 'Which of the two tiles do you install?',
        detail: 'The other is laid face up on the discard.',
        actions: [],
      };
    default:
      return {
        sentence: play.words.say(ask.prompt.text),
        detail: null,
        actions: actionsFor(
          ask.prompt,
          play.draft,
          {
            label: (option) => (option.text ? play.words.say(option.text) : option.id),
            why: (option) => (option.why ? play.words.refusal(option.why) : null),
            pass: ask.prompt.pass ? play.words.say(ask.prompt.pass) : null,
          },
          (answer) => void play.answer(answer),
        ),
      };
  }
}
