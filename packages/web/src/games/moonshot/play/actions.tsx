import {
  aboardOf,
  divisionFor,
  effectsText,
  kindName,
  LOSS,
  loadedOf,
  PAYLOADS,
  payloadName,
  popularityAfter,
  priceOf,
  SUPPLIER_PRICES,
  slotText,
  TIE_PRICE,
  TILE_KINDS,
} from '@orrery/moonshot';
import type { Play } from '../../../play/game-ui.ts';
import { actionsFor, standingActions } from '../../../prompts/actions.ts';
import type { Ask } from '../../../table/table-types.ts';
import { type ActionItem, LineIcon } from '../../../ui/index.ts';
import { missionNamed, moduleNamed, riskNamed, tileNamed } from '../board/content.ts';
import { arrivalText } from '../board/panels/Supply.tsx';
import { type ActionSet, cancel, optionButton } from './action-parts.tsx';
import { fateActions, politicsActions, preparationActions, tokenActions } from './politics-actions.ts';
import { layingOf, type TileSelection } from './selection.ts';
import { t } from './text.ts';
import type { Desk } from './useDesk.tsx';

/** A selected tile: where to install it, and for which price. */
function tileActions(desk: Desk, taken: TileSelection): ActionSet {
  const { turn } = desk;
  const { verb, tile, cell } = taken;
  const { name } = tileNamed(tile);
  const isFree = verb === 'lay';
  const id = `${verb}:${tile}`;
  const price = isFree ? 0 : priceOf(id);
  const why = isFree ? null : turn.why(id);
  const away = isFree && turn.pieces.length < 2 ? [] : [cancel(turn)];
  if (cell) {
    const paid = why ?? t('tile-cost', { from: verb, price, left: (desk.own?.money ?? 0) - price });
    return {
      sentence: t('tile-install', { name, cell }),
      detail: isFree ? t('tile-is-free') : paid,
      actions: [...away, ...installActions(desk, { ...taken, cell }, price, why ?? null)],
    };
  }
  const send = verb === 'line' ? optionButton(desk, `supply:${tile}`, t('send-to-suppliers'), { hint: 'S' }) : [];
  return {
    sentence: t('tile-where', { name }),
    detail: isFree ? t('tile-where-free') : (why ?? t('tile-where-cost', { from: verb, price })),
    actions: [...away, ...send],
  };
}

/** Rotate and install a tile on its cell. */
function installActions(
  { play, turn }: Desk,
  taken: TileSelection & { cell: string },
  price: number,
  disabled: string | null,
): ActionItem[] {
  const placement = layingOf(taken);
  const isFree = taken.verb === 'lay';
  return [
    { id: 'turn', label: t('rotate'), hint: 'R', icon: <LineIcon name="rotate" size={20} />, onPress: turn.turnTile },
    {
      id: 'confirm',
      label: isFree ? t('install') : t('install-for', { price }),
      kind: 'go',
      hint: '↵',
      disabled,
      onPress: () =>
        isFree ? void play.answer(placement) : play.answerAll([`${taken.verb}:${taken.tile}`, placement]),
    },
  ];
}

function engineerActions(desk: Desk): ActionSet {
  const { own, turn } = desk;
  const { taken } = turn;
  const press = (id: string, label: string, rest: Partial<ActionItem> = {}) => optionButton(desk, id, label, rest);
  const asking = (sentence: string, detail: string, actions: ActionItem[]): ActionSet => ({
    sentence,
    detail,
    actions: [cancel(turn), ...actions],
  });
  switch (taken?.kind) {
    case 'decks': {
      const [first = '', second] = [...taken.decks].map((kind) => kindName(kind as 'S'));
      const id = `research:${inOrder(taken.decks)}`;
      if (second === undefined) return asking(t('research-second', { first }), t('research-detail'), []);
      const draw = press(id, t('research-draw', { price: priceOf(id) }), { kind: 'go', hint: '↵' });
      return asking(t('research-confirm', { first, second }), t('research-detail'), draw);
    }
    case 'module': {
      const orders = SUPPLIER_PRICES.flatMap((price, at) =>
        press(`module:${taken.module}:${price}`, `${price}`, { hint: String(at + 1), note: arrivalText(at) }),
      );
      return asking(t('order-when', { name: moduleNamed(taken.module).name }), t('order-detail'), orders);
    }
    case 'risk': {
      const id = `test:${taken.risk}`;
      return asking(t('test-ask', { name: riskNamed(taken.risk).name }), t('test-detail'), [
        ...press(`steal-${id}`, t('test-steal'), { hint: 'S' }),
        ...press(`free-${id}`, t('test-free'), { hint: 'F' }),
        ...press(id, t('test-for', { price: priceOf(id) }), { kind: 'go', hint: '↵' }),
      ]);
    }
    case 'bay': {
      const loads = PAYLOADS.flatMap((kind, at) => {
        const id = `payload:${taken.cell}:${kind}`;
        const label = t('payload-for', { name: payloadName(kind), price: priceOf(id) });
        return press(id, label, { hint: String(at + 1) });
      });
      return asking(t('bay-ask', { cell: taken.cell }), t('bay-detail'), loads);
    }
    case 'sabotage': {
      const most = own?.sabotage ?? 0;
      const cleans = Array.from({ length: most }, (_, i) => i + 1).flatMap((n) =>
        press(`clean:${n}`, t('clean-for', { n, price: priceOf(`clean:${n}`) }), { hint: String(n) }),
      );
      return asking(t('clean-ask'), t('clean-detail', { n: most }), cleans);
    }
    case 'pass':
      return asking(
        t('pass-unloaded', { name: missionNamed(unloadedLaunch(desk) ?? 'MOON').name }),
        t('pass-unloaded-detail', { n: LOSS.delay }),
        press('pass', t('pass-anyway'), { kind: 'go', hint: '↵' }),
      );
    default:
      return {
        sentence: t('engineer-ask'),
        detail: t('engineer-detail', { money: own?.money ?? 0, steals: own?.techSteals ? 'yes' : 'no' }),
        actions: press('pass', t('engineer-pass'), {
          hint: 'E',
          ...(unloadedLaunch(desk) ? { onPress: () => turn.take({ kind: 'pass' }) } : {}),
        }),
      };
  }
}

/** The mission that the program will launch although its payload is not aboard; null if there is none. */
function unloadedLaunch({ view, side }: Desk): string | null {
  const mission = view.launches.find((launch) => launch.side === side)?.mission ?? null;
  return mission && !loadedOf(mission, aboardOf(view, side)).every(Boolean) ? mission : null;
}

/** Deck letters sorted into the order the rules use. */
const inOrder = (decks: string): string =>
  TILE_KINDS.flatMap((kind) => [...decks].filter((one) => one === kind)).join('');

function mountActions({ play, turn }: Desk): ActionSet {
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
function exploreActions(desk: Desk): ActionSet {
  const { view, side } = desk;
  const done = view.flights.findLast((flight) => flight.side === side)?.mission;
  const { name, reward } = missionNamed(done ?? 'MOON');
  return {
    sentence: t('explore-ask', { name }),
    detail: t('explore-detail', { reward: effectsText(reward) }),
    actions: [
      ...['1', '2', '3'].flatMap((n) => optionButton(desk, `explore:${n}`, t('explore-risk', { n }), { hint: n })),
      ...optionButton(desk, 'reward', t('take-reward'), { kind: 'go', hint: '↵' }),
    ],
  };
}

/** Adaptivity is divided before the first roll; the displayed chances follow the draft. */
function adaptActions({ play, view, turn }: Desk): ActionSet {
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

function tieActions({ play, own }: Desk, ask: Ask): ActionSet {
  const left = popularityAfter(own?.popularity ?? 0, -TIE_PRICE);
  return {
    sentence: t('tie-ask', { name: String(ask.prompt.text.params?.name) }),
    detail: t('tie-detail', { price: TIE_PRICE, left }),
    actions: answers(play, ask),
  };
}

/** Buttons while the viewer has no prompt. */
const idle = ({ play }: Desk): ActionSet => ({
  sentence: play.idle,
  detail: null,
  actions: standingActions(
    play.standing,
    (option) => (option.text ? play.words.say(option.text) : option.id),
    (answer, to) => play.answer(answer, to),
  ),
});

/** The prompt in one sentence, and the buttons below it. */
export function actionsOf(desk: Desk): ActionSet {
  const { play, turn } = desk;
  const { ask, about, taken } = turn;
  if (!ask) return idle(desk);
  if (taken?.kind === 'tile') return tileActions(desk, taken);
  switch (about) {
    case 'ask-engineer':
      return engineerActions(desk);
    case 'ask-politics':
      return politicsActions(desk);
    case 'ask-support':
      return tokenActions(desk);
    case 'ask-play':
      return preparationActions(play, turn);
    case 'ask-mount':
      return mountActions(desk);
    case 'ask-fate':
      return fateActions(desk);
    case 'ask-explore':
      return exploreActions(desk);
    case 'ask-adapt':
      return adaptActions(desk);
    case 'ask-tie':
      return tieActions(desk, ask);
    case 'ask-install-one':
      return { sentence: t('install-one'), detail: t('install-one-detail'), actions: [] };
    default: {
      const [short, detail] = [SHORT[about], DETAIL[about]];
      return {
        sentence: short ? t(short) : play.words.say(ask.prompt.text),
        detail: detail ? t(detail) : null,
        actions: answers(play, ask),
      };
    }
  }
}
