import {
  aboardOf,
  effectsText,
  LEAST_LEFT,
  LEAST_TOKENS,
  LOSS,
  loadedOf,
  PLACES,
  popularityAfter,
} from '@orrery/moonshot';
import type { Play } from '../../../play/game-ui.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { maneuverNamed, missionNamed } from '../board/content.ts';
import { percent } from '../board/panels/Risk.tsx';
import { type ActionSet, cancel, optionButton } from './action-parts.tsx';
import { laidIn, rowsOf } from './selection.ts';
import { t } from './text.ts';
import type { Desk } from './useDesk.tsx';
import type { Turn } from './useTurn.ts';

/** Mission levels a Politician may announce. */
const LEVELS = [1, 2, 3, 4];

/** The actions of a Politician, and the changes each would make. */
export function politicsActions(desk: Desk): ActionSet {
  const { own, turn } = desk;
  const { taken } = turn;
  switch (taken?.kind) {
    case 'announce': {
      const announce = (n: number) =>
        optionButton(desk, `announce:${n}`, t('announce-level', { n }), { hint: String(n) });
      return {
        sentence: t('announce-ask'),
        detail: t('announce-detail'),
        actions: [cancel(turn), ...LEVELS.flatMap(announce)],
      };
    }
    case 'raise':
      return raiseActions(desk, taken.n);
    case 'launch':
      return decisionActions(desk, taken.mission);
    case 'tokens':
      return tokenActions(desk);
    default: {
      const left = own?.tokens.count ?? 0;
      return {
        sentence: t('politics-ask'),
        detail: left >= LEAST_TOKENS ? t('politics-tokens', { n: left }) : t('politics-no-tokens'),
        actions: firstActions(turn),
      };
    }
  }
}

/** The kinds of actions that a Politician chooses from. */
function firstActions({ why, options, take }: Turn): ActionItem[] {
  const mayAnnounce = LEVELS.some((n) => why(`announce:${n}`) === null);
  return [
    {
      id: 'announce',
      label: t('announce'),
      hint: 'N',
      disabled: mayAnnounce ? null : (why('announce:1') ?? null),
      onPress: () => take({ kind: 'announce' }),
    },
    {
      id: 'raise',
      label: t('trade-popularity'),
      hint: 'P',
      disabled: options.has('raise:1') ? null : t('raise-closed', { n: LEAST_LEFT }),
      onPress: () => take({ kind: 'raise', n: 1 }),
    },
    {
      id: 'launch',
      label: t('launch-decision'),
      kind: 'go',
      hint: 'L',
      onPress: () => take({ kind: 'launch', mission: null }),
    },
  ];
}

/** Trades popularity for budget. */
function raiseActions(desk: Desk, n: number): ActionSet {
  const { own, turn } = desk;
  const most = [...turn.options.keys()].filter((id) => id.startsWith('raise:')).length;
  const raise = (to: number) => () => turn.take({ kind: 'raise', n: to });
  const [tooFew, tooMany] = [n <= 1 ? t('at-least', { n: 1 }) : null, n >= most ? t('at-most', { n: most }) : null];
  return {
    sentence: t('raise-ask', { n }),
    detail: t('raise-detail', { left: popularityAfter(own?.popularity ?? 0, -n) }),
    actions: [
      cancel(turn),
      { id: 'less', label: t('less'), hint: '−', disabled: tooFew, onPress: raise(n - 1) },
      { id: 'more', label: t('more'), hint: '+', disabled: tooMany, onPress: raise(n + 1) },
      ...optionButton(desk, `raise:${n}`, t('raise-confirm', { n }), { kind: 'go', hint: '↵' }),
    ],
  };
}

/** GO for a mission, or NO GO. */
function decisionActions(desk: Desk, mission: string | null): ActionSet {
  const { view, side, turn, odds } = desk;
  const others = [cancel(turn), ...optionButton(desk, 'abort', t('no-go', { n: LOSS.abort }))];
  if (!mission) return { sentence: t('launch-which'), detail: t('launch-which-detail'), actions: others };
  const chance = odds.get(mission);
  const isReady = loadedOf(mission, aboardOf(view, side)).every(Boolean);
  return {
    sentence: t('launch-ask', { name: missionNamed(mission).name }),
    detail: t(isReady ? 'launch-ready' : 'launch-unloaded', {
      known: chance ? 'yes' : 'no',
      chance: chance ? percent(chance.whole) : 0,
      n: LOSS.delay,
    }),
    actions: [...others, ...optionButton(desk, `launch:${mission}`, 'GO', { kind: 'go', hint: '↵' })],
  };
}

/** Places the chosen tokens. */
export function tokenActions({ play, own, turn }: Desk): ActionSet {
  const rows = turn.taken?.kind === 'tokens' ? turn.taken.rows : null;
  const laid = laidIn(rows ?? {});
  const n = laid.influence + laid.bluff;
  const left = (kind: 'influence' | 'bluff') => (own?.tokens[kind] ?? 0) - laid[kind];
  const asked = turn.about === 'ask-support';
  const tooFew = n < LEAST_TOKENS ? t('tokens-least', { n: LEAST_TOKENS }) : null;
  const answer = rowsOf(rows ?? {});
  return {
    sentence: tooFew ?? t('tokens-ask', { n }),
    detail: rows ? t('tokens-detail', { influence: left('influence'), bluff: left('bluff') }) : t('tokens-which'),
    actions: [
      asked
        ? { id: 'pass', label: t('other-action'), kind: 'quiet', onPress: () => void play.answer(null) }
        : cancel(turn),
      {
        id: 'confirm',
        label: t('tokens-place', { n }),
        kind: 'go',
        hint: '↵',
        disabled: (asked ? null : turn.why('support')) ?? tooFew,
        onPress: () => (asked ? void play.answer(answer) : play.answerAll(['support', answer])),
      },
    ],
  };
}

export function preparationActions(play: Play, turn: Turn): ActionSet {
  const { taken } = turn;
  const pass: ActionItem = {
    id: 'pass',
    label: t('play-none'),
    kind: 'quiet',
    hint: 'Space',
    onPress: () => void play.answer(null),
  };
  if (taken?.kind !== 'card')
    return {
      sentence: t('play-ask'),
      detail: t('play-detail'),
      actions: [pass],
    };
  const name = maneuverNamed(taken.card)?.name ?? '';
  const { place } = taken;
  return {
    sentence: place ? t('play-confirm', { name }) : t('play-where', { name }),
    detail: t('play-place-detail'),
    actions: [
      cancel(turn),
      ...(place
        ? [
            {
              id: 'confirm',
              label: t('play-card'),
              kind: 'go' as const,
              hint: '↵',
              onPress: () => void play.answer({ piece: taken.card, cell: place, rotation: 0 }),
            },
          ]
        : [pass]),
    ],
  };
}

/** The actions for a maneuver: evaluate it, or escalate it with a cover card from hand. */
export function fateActions(desk: Desk): ActionSet {
  const { play, own, turn } = desk;
  const { ask, taken } = turn;
  const place = PLACES.find(({ name }) => name === ask?.prompt.text.params?.place)?.id;
  const slot = own?.slots.find((one) => one.place === place);
  const card = slot?.card ? maneuverNamed(slot.card) : null;
  const sentence = ask ? play.words.say(ask.prompt.text) : '';
  const evaluate = optionButton(desk, 'evaluate', t('evaluate'), { hint: 'E' });
  const again = optionButton(desk, 'escalate', t('escalate-again'), { hint: '1' });
  if (taken?.kind === 'card') {
    const name = maneuverNamed(taken.card)?.name ?? '';
    return {
      sentence: t('escalate-ask', { name }),
      detail: t('escalate-detail', { name }),
      actions: [
        cancel(turn),
        ...optionButton(desk, `escalate:${taken.card}`, t('escalate'), { kind: 'go', hint: '↵' }),
      ],
    };
  }
  const level = slot?.level ?? 1;
  const at = (n: number) => effectsText(card?.design.levels[n - 1] ?? []);
  const covers = again.length > 0 || [...turn.options.keys()].some((id) => id.startsWith('escalate:'));
  const params = { now: at(level), next: at(level + 1) };
  return {
    sentence,
    detail: t(!covers ? 'fate-detail' : again.length > 0 ? 'fate-detail-again' : 'fate-detail-cover', params),
    actions: [...again, ...evaluate],
  };
}
