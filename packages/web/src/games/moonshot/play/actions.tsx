import {
  divisionFor,
  effectsText,
  kindName,
  type MoonshotView,
  PAYLOADS,
  payloadName,
  popularityAfter,
  priceOf,
  SUPPLIER_PRICES,
  slotText,
  TIE_PRICE,
  TILE_KINDS,
} from '@orrery/moonshot';
import type { Play } from '../../../play/play.ts';
import { actionsFor, standingActions } from '../../../prompts/actions.ts';
import type { Ask } from '../../../table/table-types.ts';
import { type ActionItem, LineIcon } from '../../../ui/index.ts';
import { missionNamed, moduleNamed, riskNamed, tileNamed } from '../board/content.ts';
import type { Odds } from '../board/panels/Missions.tsx';
import { type ActionSet, back, optionButton } from './action-parts.tsx';
import { fateActions, politicsActions, preparationActions, tokenActions } from './politics-actions.ts';
import { whyNot } from './questions.ts';
import { t } from './text.ts';
import { layingOf, type Turn } from './useTurn.ts';

function tileActions(play: Play, view: MoonshotView, turn: Turn, side: number): ActionSet | null {
  const { taken } = turn;
  if (taken?.kind !== 'tile') return null;
  const { name } = tileNamed(taken.tile);
  const price = taken.verb === 'lay' ? 0 : priceOf(`${taken.verb}:${taken.tile}`);
  const money = view.programs[side]?.money ?? 0;
  const free = taken.verb === 'lay';
  const away = free && turn.pieces.length < 2 ? [] : [back(turn)];
  const why = free ? null : whyNot(play, turn.options, `${taken.verb}:${taken.tile}`);
  const cost = why ?? t('tile-cost', { from: taken.verb, price, left: money - price });
  const send =
    taken.verb === 'line'
      ? optionButton(play, turn, `supply:${taken.tile}`, t('send-to-suppliers'), { hint: 'S' })
      : [];
  if (!taken.cell) {
    return {
      sentence: t('tile-where', { name }),
      detail: free ? t('tile-where-free') : (why ?? t('tile-where-cost', { from: taken.verb, price })),
      actions: [...away, ...send],
    };
  }
  const { cell } = taken;
  const placement = layingOf({ ...taken, cell });
  return {
    sentence: t('tile-install', { name, cell }),
    detail: free ? t('tile-is-free') : cost,
    actions: [
      ...away,
      { id: 'turn', label: t('rotate'), hint: 'R', icon: <LineIcon name="rotate" size={20} />, onPress: turn.turnTile },
      {
        id: 'confirm',
        label: free ? t('install') : t('install-for', { price }),
        kind: 'go',
        hint: '↵',
        disabled: why ?? null,
        onPress: () =>
          free ? void play.answer(placement) : play.answerAll([`${taken.verb}:${taken.tile}`, placement]),
      },
    ],
  };
}

function engineerActions(play: Play, view: MoonshotView, turn: Turn, side: number): ActionSet {
  const { taken } = turn;
  const own = view.programs[side];
  const press = (id: string, label: string, rest: Partial<ActionItem> = {}) =>
    optionButton(play, turn, id, label, rest);
  switch (taken?.kind) {
    case 'decks': {
      const full = taken.decks.length === 2;
      const [first = '', second = ''] = [...taken.decks].map((kind) => kindName(kind as 'S'));
      const id = `research:${inOrder(taken.decks)}`;
      return {
        sentence: full ? t('research-confirm', { first, second }) : t('research-second', { first }),
        detail: t('research-detail'),
        actions: [
          back(turn, t('cancel')),
          ...(full ? press(id, t('research-draw', { price: priceOf(id) }), { kind: 'go', hint: '↵' }) : []),
        ],
      };
    }
    case 'module':
      return {
        sentence: t('order-when', { name: moduleNamed(taken.module).name }),
        detail: t('order-detail'),
        actions: [
          back(turn, t('cancel')),
          ...SUPPLIER_PRICES.flatMap((price, at) =>
            press(`module:${taken.module}:${price}`, `${price}`, { hint: String(at + 1) }),
          ),
        ],
      };
    case 'risk':
      return {
        sentence: t('test-ask', { name: riskNamed(taken.risk).name }),
        detail: t('test-detail'),
        actions: [
          back(turn, t('cancel')),
          ...press(`steal-test:${taken.risk}`, t('test-steal'), { hint: 'S' }),
          ...press(`free-test:${taken.risk}`, t('test-free'), { hint: 'F' }),
          ...press(`test:${taken.risk}`, t('test-for', { price: priceOf(`test:${taken.risk}`) }), {
            kind: 'go',
            hint: '↵',
          }),
        ],
      };
    case 'bay':
      return {
        sentence: t('bay-ask', { cell: taken.cell }),
        detail: t('bay-detail'),
        actions: [
          back(turn, t('back')),
          ...PAYLOADS.flatMap((kind, at) => {
            const id = `payload:${taken.cell}:${kind}`;
            return press(id, t('payload-for', { name: payloadName(kind), price: priceOf(id) }), {
              hint: String(at + 1),
            });
          }),
        ],
      };
    case 'sabotage':
      return {
        sentence: t('clean-ask'),
        detail: t('clean-detail', { n: own?.sabotage ?? 0 }),
        actions: [
          back(turn, t('cancel')),
          ...Array.from({ length: own?.sabotage ?? 0 }, (_, i) => i + 1).flatMap((n) =>
            press(`clean:${n}`, t('clean-for', { n, price: priceOf(`clean:${n}`) }), { hint: String(n) }),
          ),
        ],
      };
    default:
      return {
        sentence: t('engineer-ask'),
        detail: t('engineer-detail', { money: own?.money ?? 0, steals: own?.techSteals ? 'yes' : 'no' }),
        actions: press('pass', t('engineer-pass'), { hint: 'E' }),
      };
  }
}

/** Deck letters sorted into the order the rules use. */
const inOrder = (decks: string): string =>
  TILE_KINDS.flatMap((kind) => [...decks].filter((one) => one === kind)).join('');

function mountActions(play: Play, turn: Turn): ActionSet {
  const taken = turn.taken?.kind === 'mount' ? turn.taken : null;
  if (!taken?.slot)
    return {
      sentence: taken ? t('mount-where', { name: moduleNamed(taken.module).name }) : t('mount-where-unknown'),
      detail: t('mount-where-detail'),
      actions: [],
    };
  const { module, slot } = taken;
  return {
    sentence: t('mount-ask', { name: moduleNamed(module).name, slot: slotText(slot) }),
    detail: null,
    actions: [
      {
        id: 'confirm',
        label: t('mount'),
        kind: 'go',
        hint: '↵',
        onPress: () => void play.answer({ piece: module, cell: slot, rotation: 0 }),
      },
    ],
  };
}

/** After a mission: take its reward, or reveal a risk on the program's path to the Moon. */
function exploreActions(play: Play, view: MoonshotView, turn: Turn, side: number): ActionSet {
  const done = view.flights.findLast((flight) => flight.side === side)?.mission;
  const { name, reward } = missionNamed(done ?? 'MOON');
  return {
    sentence: t('explore-ask', { name }),
    detail: t('explore-detail', { reward: effectsText(reward) }),
    actions: [
      ...['1', '2', '3'].flatMap((n) =>
        optionButton(play, turn, `explore:${n}`, t('explore-risk', { n }), { hint: n }),
      ),
      ...optionButton(play, turn, 'reward', t('take-reward'), { kind: 'go', hint: '↵' }),
    ],
  };
}

/** Adaptivity is divided before the first roll; the displayed chances follow the draft. */
function adaptActions(play: Play, view: MoonshotView, turn: Turn): ActionSet {
  const prompt = turn.ask?.prompt;
  if (prompt?.kind !== 'allocate') return { sentence: '', detail: null, actions: [] };
  const given = Object.values(play.draft.rows).reduce((sum, n) => sum + n, 0);
  const best = divisionFor(view, prompt.max);
  return {
    sentence: play.words.say(prompt.text),
    detail: t('adapt-detail'),
    actions: [
      ...(best
        ? [{ id: 'best', label: t('adapt-best'), hint: 'B', onPress: () => play.setDraft({ rows: { ...best } }) }]
        : []),
      {
        id: 'confirm',
        label: t('confirm'),
        kind: 'go' as const,
        hint: '↵',
        disabled: given === prompt.max ? null : t('adapt-left', { n: prompt.max - given }),
        onPress: () => void play.answer({ ...play.draft.rows }),
      },
    ],
  };
}

/** Message ids of prompts with a shorter text here than in the rules, and of their details. */
const SHORT: Readonly<Record<string, Parameters<typeof t>[0]>> = {
  'ask-deck': 'deck-ask',
  'ask-module': 'module-ask',
};
const DETAIL: Readonly<Record<string, Parameters<typeof t>[0]>> = {
  'ask-deck': 'deck-detail',
  'ask-module': 'module-detail',
  'ask-ready': 'ready-detail',
};

/** A prompt's answers with the labels of the rules. */
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

/** The prompt in one sentence, and the buttons below it. */
export function actionsOf(
  play: Play,
  view: MoonshotView,
  turn: Turn,
  side: number,
  odds: ReadonlyMap<string, Odds>,
): ActionSet {
  const { ask } = turn;
  const short = SHORT[turn.about];
  const detail = DETAIL[turn.about];
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
  const tile = tileActions(play, view, turn, side);
  if (tile) return tile;
  switch (turn.about) {
    case 'ask-engineer':
      return engineerActions(play, view, turn, side);
    case 'ask-politics':
      return politicsActions(play, view, turn, side, odds);
    case 'ask-support':
      return tokenActions(
        play,
        turn,
        view.programs[side]?.tokens.influence ?? 0,
        view.programs[side]?.tokens.bluff ?? 0,
      );
    case 'ask-play':
      return preparationActions(play, turn);
    case 'ask-mount':
      return mountActions(play, turn);
    case 'ask-fate':
      return fateActions(play, view, turn, side);
    case 'ask-explore':
      return exploreActions(play, view, turn, side);
    case 'ask-adapt':
      return adaptActions(play, view, turn);
    case 'ask-tie':
      return {
        sentence: t('tie-ask', { name: String(ask.prompt.text.params?.name) }),
        detail: t('tie-detail', {
          price: TIE_PRICE,
          left: popularityAfter(view.programs[side]?.popularity ?? 0, -TIE_PRICE),
        }),
        actions: answers(play, ask),
      };
    case 'ask-install-one':
      return {
        sentence: t('install-one'),
        detail: t('install-one-detail'),
        actions: [],
      };
    default:
      return {
        sentence: short ? t(short) : play.words.say(ask.prompt.text),
        detail: detail ? t(detail) : null,
        actions: answers(play, ask),
      };
  }
}
