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
import type { Play } from '../../../play/play.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { maneuverNamed, missionNamed } from '../board/content.ts';
import type { Odds } from '../board/panels/Missions.tsx';
import { percent } from '../board/panels/Risk.tsx';
import { type ActionSet, back, optionButton } from './action-parts.tsx';
import { whyNot } from './questions.ts';
import { t } from './text.ts';
import { laidIn, rowsOf, type Turn } from './useTurn.ts';

/** Mission levels a Politician may announce. */
const LEVELS = [1, 2, 3, 4];

/** The actions of a Politician, and the changes each would make. */
export function politicsActions(
  play: Play,
  view: MoonshotView,
  turn: Turn,
  side: number,
  odds: ReadonlyMap<string, Odds>,
): ActionSet {
  const { taken } = turn;
  const own = view.programs[side];
  const press = (id: string, label: string, rest: Partial<ActionItem> = {}) =>
    optionButton(play, turn, id, label, rest);
  switch (taken?.kind) {
    case 'announce':
      return {
        sentence: t('announce-ask'),
        detail: t('announce-detail'),
        actions: [
          back(turn, t('back')),
          ...LEVELS.flatMap((n) => press(`announce:${n}`, t('announce-level', { n }), { hint: String(n) })),
        ],
      };
    case 'raise': {
      const most = [...turn.options.keys()].filter((id) => id.startsWith('raise:')).length;
      return {
        sentence: t('raise-ask', { n: taken.n }),
        detail: t('raise-detail', { left: popularityAfter(own?.popularity ?? 0, -taken.n) }),
        actions: [
          back(turn, t('cancel')),
          {
            id: 'less',
            label: t('less'),
            hint: '−',
            disabled: taken.n <= 1 ? t('at-least', { n: 1 }) : null,
            onPress: () => turn.take({ ...taken, n: taken.n - 1 }),
          },
          {
            id: 'more',
            label: t('more'),
            hint: '+',
            disabled: taken.n >= most ? t('at-most', { n: most }) : null,
            onPress: () => turn.take({ ...taken, n: taken.n + 1 }),
          },
          ...press(`raise:${taken.n}`, t('raise-confirm', { n: taken.n }), { kind: 'go', hint: '↵' }),
        ],
      };
    }
    case 'launch': {
      const abort = press('abort', t('no-go', { n: LOSS.abort }));
      if (!taken.mission)
        return {
          sentence: t('launch-which'),
          detail: t('launch-which-detail'),
          actions: [back(turn, t('not-yet')), ...abort],
        };
      const chance = odds.get(taken.mission);
      const ready = loadedOf(taken.mission, aboardOf(view, side)).every(Boolean);
      return {
        sentence: t('launch-ask', { name: missionNamed(taken.mission).name }),
        detail: t(ready ? 'launch-ready' : 'launch-unloaded', {
          known: chance ? 'yes' : 'no',
          chance: chance ? percent(chance.whole) : 0,
          n: LOSS.delay,
        }),
        actions: [
          back(turn, t('not-yet')),
          ...abort,
          ...press(`launch:${taken.mission}`, 'GO', { kind: 'go', hint: '↵' }),
        ],
      };
    }
    case 'tokens':
      return tokenActions(play, turn, own?.tokens.influence ?? 0, own?.tokens.bluff ?? 0);
    default: {
      const left = own?.tokens.count ?? 0;
      return {
        sentence: t('politics-ask'),
        detail: left >= LEAST_TOKENS ? t('politics-tokens', { n: left }) : t('politics-no-tokens'),
        actions: [
          {
            id: 'announce',
            label: t('announce'),
            hint: 'N',
            disabled: LEVELS.some((n) => whyNot(play, turn.options, `announce:${n}`) === null)
              ? null
              : (whyNot(play, turn.options, 'announce:1') ?? null),
            onPress: () => turn.take({ kind: 'announce' }),
          },
          {
            id: 'raise',
            label: t('buy-influence'),
            hint: 'P',
            disabled: turn.options.has('raise:1') ? null : t('raise-closed', { n: LEAST_LEFT }),
            onPress: () => turn.take({ kind: 'raise', n: 1 }),
          },
          {
            id: 'launch',
            label: t('launch-decision'),
            kind: 'go',
            hint: 'L',
            onPress: () => turn.take({ kind: 'launch', mission: null }),
          },
        ],
      };
    }
  }
}

export function tokenActions(play: Play, turn: Turn, influence: number, bluff: number): ActionSet {
  const { taken } = turn;
  const rows = taken?.kind === 'tokens' ? taken.rows : {};
  const laid = laidIn(rows);
  const n = laid.influence + laid.bluff;
  const asked = turn.about === 'ask-support';
  const why = asked ? null : whyNot(play, turn.options, 'support');
  return {
    sentence: n < LEAST_TOKENS ? t('tokens-least', { n: LEAST_TOKENS }) : t('tokens-ask', { n }),
    detail:
      taken?.kind !== 'tokens'
        ? t('tokens-which')
        : t('tokens-detail', { influence: influence - laid.influence, bluff: bluff - laid.bluff }),
    actions: [
      asked
        ? { id: 'pass', label: t('other-action'), kind: 'quiet', onPress: () => void play.answer(null) }
        : back(turn, t('take-back')),
      {
        id: 'confirm',
        label: t('tokens-place', { n }),
        kind: 'go',
        hint: '↵',
        disabled: why ?? (n < LEAST_TOKENS ? t('tokens-least', { n: LEAST_TOKENS }) : null),
        onPress: () => (asked ? void play.answer(rowsOf(rows)) : play.answerAll(['support', rowsOf(rows)])),
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
      back(turn),
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
export function fateActions(play: Play, view: MoonshotView, turn: Turn, side: number): ActionSet {
  const { ask, taken } = turn;
  const place = PLACES.find(({ name }) => name === ask?.prompt.text.params?.place)?.id;
  const slot = view.programs[side]?.slots.find((one) => one.place === place);
  const card = slot?.card ? maneuverNamed(slot.card) : null;
  const sentence = ask ? play.words.say(ask.prompt.text) : '';
  const evaluate = optionButton(play, turn, 'evaluate', t('evaluate'), { hint: 'E' });
  const again = optionButton(play, turn, 'escalate', t('escalate-again'), { hint: '1' });
  if (taken?.kind === 'card') {
    const name = maneuverNamed(taken.card)?.name ?? '';
    return {
      sentence: t('escalate-ask', { name }),
      detail: t('escalate-detail', { name }),
      actions: [
        back(turn),
        ...optionButton(play, turn, `escalate:${taken.card}`, t('escalate'), { kind: 'go', hint: '↵' }),
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
