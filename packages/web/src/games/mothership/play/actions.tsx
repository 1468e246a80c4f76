import { kindOf, type MothershipView, placeName, type State, unitNamed } from '@orrery/mothership';
import { idleActions } from '../../../play/idle-actions.ts';
import type { Play } from '../../../play/play.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { FEW } from '../../../prompts/PromptPanel.tsx';
import type { ActionItem } from '../../../ui/index.ts';
import { LineIcon } from '../../../ui/index.ts';
import type { Stop } from '../board/map/Course.tsx';
import { type FightData, percent, toneOf } from '../board/panels/FightCard.tsx';
import { unitTitle } from './board-data.ts';
import { cardText } from './effect-text.ts';
import { titleNamed } from './faces.ts';
import { chanceWith } from './fights.ts';
import { type Choice, isOpen } from './options.ts';
import { passage } from './plans.ts';
import { t } from './text.ts';
import { actionOf } from './turn-actions.ts';
import { type Turn, VIA } from './useTurn.ts';

const CLOSE = <LineIcon name="close" />;

/** A short label for gas options beyond the first, so that all fit on the bar, with the resulting odds. */
function shortly({ fight }: Turn, me: number, id: string, label: string): string {
  const words = /^gas:[2-9]$/.test(id) ? t('gas', { n: id.slice(4) }) : label;
  const chance = fight && chanceWith(fight.table, fight.fight, me, id);
  return chance === null ? words : t('label-chance', { label: words, chance: percent(chance).replace(' ', '\u00a0') });
}

export const labelOf = (play: Play, { option }: Choice): string =>
  option.text ? play.words.say(option.text) : option.id;

/** Verbs offered on the map or in panels; others go on the bar or in the list beside it. */
const ON_BOARD = new Set(['move', 'attack', 'divert', 'tech', 'deploy', 'play', 'explore', 'build', 'seize', 'end']);
/** Abilities that need a target hex. */
const AIMED = /^ability:(torpedoes|missile|tractor|gates|onboard|station move)/;

export const otherChoices = (turn: Turn): Choice[] =>
  turn.choices.filter((choice) => isOpen(choice) && !ON_BOARD.has(choice.verb) && !AIMED.test(choice.id));

/** Abilities and deployments offered as one button, then aimed on the board. */
export function aimedVerbs(turn: Turn): { verb: string; label: string }[] {
  const verbs = new Map<string, string>();
  for (const { id, verb } of turn.choices) {
    const found = AIMED.exec(id);
    if (found) verbs.set(found[0], t(ABILITY[found[1] ?? ''] ?? 'use-ability'));
    if (verb === 'deploy' && turn.chosen.unit && id.startsWith(`deploy:${turn.chosen.unit}:`)) {
      verbs.set(`deploy:${turn.chosen.unit}:`, t('deploy-guardian'));
    }
  }
  return [...verbs].map(([verb, label]) => ({ verb, label }));
}

/** Message ids of the abilities that need a target. */
const ABILITY: Record<string, Parameters<typeof t>[0]> = {
  torpedoes: 'torpedoes',
  missile: 'missile',
  tractor: 'tractor',
  gates: 'gates',
  onboard: 'onboard',
  'station move': 'station-move',
};

function back(turn: Turn): ActionItem {
  return { id: 'back', label: t('put-back'), kind: 'quiet', hint: 'Esc', icon: CLOSE, onPress: turn.drop };
}

/** The actions on the bar and the sheet. */
export function actionsOf(play: Play, view: MothershipView, table: State, turn: Turn): ActionItem[] {
  const { ask } = play;
  if (!ask) return idleActions(play);
  // The remaining answers of a multi-step action follow automatically.
  if (turn.underway || (play.busy && ask.prompt.kind === 'path')) return [];
  const { chosen } = turn;
  const answer = (id: string) => () => void play.answer(id);
  if (chosen.answer !== null) {
    const ready = turn.choices.find(({ id }) => id === chosen.answer);
    if (ready)
      return [back(turn), { id: 'go', label: labelOf(play, ready), kind: 'go', hint: '↵', onPress: answer(ready.id) }];
  }
  if (chosen.card) return [back(turn), ...cardActions(play, turn, chosen.card)];
  if (turn.plan?.warps) return [back(turn), { id: 'go', label: t('warp'), kind: 'go', hint: '↵', onPress: turn.fly }];
  if (turn.main || ask.prompt.kind === 'path') {
    if (chosen.verb) return [back(turn)];
    const through: ActionItem[] =
      turn.plan && turn.plan.stops.length > 1
        ? [{ id: 'via', label: t('via'), hint: 'W', onPress: () => turn.choose({ verb: VIA, via: null }) }]
        : [];
    const strike = turn.strike !== null && chosen.target !== null;
    if (turn.plan && strike) {
      return [
        back(turn),
        ...through,
        { id: 'fly', label: t('fly-only'), hint: 'F', onPress: turn.fly },
        { id: 'go', label: t('fly-and-strike'), kind: 'go', hint: '↵', onPress: turn.flyAndAttack },
      ];
    }
    if (turn.plan)
      return [back(turn), ...through, { id: 'go', label: t('fly'), kind: 'go', hint: '↵', onPress: turn.fly }];
    if (strike) return [back(turn), { id: 'go', label: t('attack'), kind: 'go', hint: '↵', onPress: turn.attack }];
    // All ships have been deselected from the attack.
    if (chosen.target !== null) return [back(turn)];
    if (turn.main) return mainActions(play, view, table, turn, ask.seat);
  }
  if (turn.choices.some(({ card }) => card !== null)) return answersOf(play, turn, ask.seat);
  if (ask.prompt.kind === 'subset' && turn.flow === 'sell') {
    const { picked } = play.draft;
    const label = t('sell-cards', { n: picked.length });
    return [{ id: 'confirm', label, kind: 'go', hint: '↵', onPress: () => void play.answer(picked) }];
  }
  const few = actionsFor(
    ask.prompt,
    play.draft,
    {
      label: (option) => shortly(turn, ask.seat, option.id, option.text ? play.words.say(option.text) : option.id),
      why: (option) => (option.why ? play.words.refusal(option.why) : null),
      pass: ask.prompt.pass ? play.words.say(ask.prompt.pass) : null,
    },
    (given) => void play.answer(given),
  );
  // Pieces and paths are chosen on the board.
  if (ask.prompt.kind === 'place' || ask.prompt.kind === 'path')
    return few.flatMap((item) => (item.id === 'confirm' ? [] : [{ ...item, kind: 'plain' }]));
  if (ask.prompt.kind !== 'choose' || !ask.prompt.pass) return few;
  // Passing is the main action, because a timeout does the same.
  const [pass, ...rest] = few;
  return [
    ...rest.map((item): ActionItem => ({ ...item, kind: 'plain' })),
    ...(pass ? [{ ...pass, kind: 'go' as const }] : []),
  ];
}

/** A response window: pass, burn gas, or play a card. Many cards are chosen from the hand instead. */
function answersOf(play: Play, turn: Turn, me: number): ActionItem[] {
  const { prompt } = play.ask ?? {};
  const open = turn.choices.filter(isOpen);
  const shown = open.length <= FEW ? open : open.filter(({ card }) => card === null);
  const items = shown.map(
    (choice, i): ActionItem => ({
      id: choice.id,
      label: shortly(turn, me, choice.id, labelOf(play, choice)),
      hint: String(i + 1),
      onPress: () => void play.answer(choice.id),
    }),
  );
  if (!prompt?.pass) return items;
  const pass = play.words.say(prompt.pass);
  return [...items, { id: 'pass', label: pass, kind: 'go', hint: 'Space', onPress: () => void play.answer(null) }];
}

/** The text of a card's target, without the card's name, which is already shown. */
const targetOf = (play: Play, { id, option: { text } }: Choice): string =>
  text && text.id !== 'act-play' ? play.words.say({ id: text.id.replace('act-', ''), params: text.params }) : id;

/** The uses of a selected card; if there are more than six, the target is chosen on the board. */
function cardActions(play: Play, turn: Turn, card: string): ActionItem[] {
  const uses = turn.choices.filter((choice) => choice.card === card && isOpen(choice));
  if (uses.length > 6) return [];
  const [only] = uses;
  if (uses.length === 1 && only) {
    return [{ id: 'go', label: labelOf(play, only), kind: 'go', hint: '↵', onPress: () => void play.answer(only.id) }];
  }
  return uses.map((use, i) => ({
    id: use.id,
    label: targetOf(play, use),
    hint: String(i + 1),
    onPress: () => void play.answer(use.id),
  }));
}

function mainActions(play: Play, view: MothershipView, table: State, turn: Turn, me: number): ActionItem[] {
  const items: ActionItem[] = [];
  if (turn.chosen.unit) items.push(back(turn));
  for (const { verb, label } of aimedVerbs(turn)) {
    items.push({
      id: verb,
      label,
      ...(verb.startsWith('deploy') ? { hint: 'G' } : {}),
      onPress: () => turn.choose({ verb, goal: null, target: null, answer: null }),
    });
  }
  const scrap = turn.choices.find(({ id }) => id === `scrap:${turn.chosen.unit}`);
  if (scrap) items.push({ id: scrap.id, label: labelOf(play, scrap), onPress: () => void play.answer(scrap.id) });
  if (!turn.chosen.unit) {
    const { why } = actionOf(play.words, table, me, 'buy');
    items.push({ id: 'buy', label: t('buy-card'), hint: 'C', disabled: why, onPress: () => void play.answer('buy') });
  }
  const left = view.units.filter(
    ({ id, side, kind, cell, moved }) =>
      side === view.turn && kind !== 'station' && kind !== 'guardian' && cell !== null && !moved && id,
  ).length;
  items.push({
    id: 'end',
    label: t('end-turn'),
    kind: left === 0 ? 'go' : 'plain',
    hint: 'E',
    onPress: () => void play.answer('end'),
  });
  return items;
}

/** Whether asteroids may harm the ship without stopping it. */
const isHardy = (stops: readonly Stop[]): boolean => stops.some(({ survives }) => survives !== undefined);
/** Whether a path has any rolls. */
const isRisky = (stops: readonly Stop[]): boolean =>
  stops.some(({ asteroid, guardian }) => asteroid !== undefined || guardian !== undefined);

/** Each roll on the path and the total chance: `Asteroids 72 % × guardian 68 % = 49 % to get through`. */
export function waitsWords(stops: readonly Stop[]): string {
  const rolls = stops.flatMap(({ asteroid, survives, guardian }) => [
    ...(asteroid === undefined
      ? []
      : [t(survives === undefined ? 'way-asteroids' : 'way-asteroids-unharmed', { chance: percent(asteroid) })]),
    ...(guardian === undefined ? [] : [t('way-guardian', { chance: percent(guardian) })]),
  ]);
  const all = percent(passage(stops));
  const words = isHardy(stops)
    ? t('way-hardy', { rolls: rolls.join(', '), all })
    : t(rolls.length > 1 ? 'way-product' : 'way-one', { rolls: rolls.join(' × '), all });
  return words.replace(/^./, (first) => first.toUpperCase());
}

/** The prompt in one sentence, and the consequences of the selection. */
export function sentenceOf(
  play: Play,
  view: MothershipView,
  turn: Turn,
  fight: FightData | null,
): { sentence: string; detail: string | null } {
  const { ask } = play;
  if (!ask) return { sentence: play.idle, detail: null };
  if (turn.underway || (play.busy && ask.prompt.kind === 'path')) return { sentence: t('under-way'), detail: null };
  const { chosen } = turn;
  if (chosen.card) return cardSentence(view, ask.seat, chosen.card, turn.main);
  const unit = view.units.find(({ id }) => id === chosen.unit);
  const name = unit ? unitTitle(unit) : '';
  if (turn.plan?.warps && chosen.goal) {
    return {
      sentence: t('warp-ask', { unit: name, place: placeName(chosen.goal) }),
      detail: isRisky(turn.plan.stops) ? `${waitsWords(turn.plan.stops)}.` : t('warp-clear'),
    };
  }
  if (turn.main || ask.prompt.kind === 'path') {
    if (chosen.verb?.startsWith('deploy')) return { sentence: t('deploy-ask'), detail: t('deploy-detail') };
    if (chosen.verb === VIA) return { sentence: t('via-ask'), detail: t('via-detail') };
    if (chosen.verb) return { sentence: t('target-ask'), detail: null };
    const risky = turn.plan && isRisky(turn.plan.stops);
    const through = risky ? waitsWords(turn.plan?.stops ?? []) : '';
    const win = fight?.win ?? null;
    // Tells beginners that more ships improve a poor attack.
    const alone = fight && turn.able.length === 1 && toneOf(fight.win) !== 'good';
    const goal = fight
      ? t(alone ? 'strike-alone' : 'strike-detail', { win: percent(fight.win), goal: fight.goal })
      : '';
    if (turn.plan && chosen.target && win !== null) {
      const all = risky
        ? t('strike-all', {
            way: through,
            win: percent(win),
            goal: fight?.goal ?? '',
            all: percent(turn.chance * win),
          })
        : goal;
      return { sentence: t('strike-ask', { unit: name }), detail: all };
    }
    if (turn.plan) {
      const steps = turn.plan.stops.length;
      return {
        sentence: t('fly-ask', { unit: name }),
        detail: t(risky ? 'fly-risky' : 'fly-clear', { n: steps, way: through }),
      };
    }
    if (chosen.target && win !== null) {
      const ships = chosen.ships.length;
      return { sentence: t('attack-ask', { n: ships }), detail: goal };
    }
    if (chosen.target && turn.able.length > 0) return { sentence: t('ships-ask'), detail: t('ships-detail') };
    if (unit && unit.side === view.turn) {
      const spaces =
        turn.ways.size > 0 ? t('unit-spaces', { n: unit.spaces }) : unit.held ? t('unit-held') : t('unit-moved');
      return { sentence: name, detail: spaces };
    }
    if (turn.main) return { sentence: t('your-turn'), detail: t('your-turn-detail') };
  }
  return { sentence: play.words.say(ask.prompt.text), detail: hintOf(play, turn) };
}

/** The prompt for a selected card. In a window the hand shows no card texts, so the text is included here. */
function cardSentence(view: MothershipView, me: number, id: string, main: boolean) {
  const card = view.players[me]?.hand.find((one) => one?.id === id);
  const title = card && titleNamed(card.design);
  const name = title?.name ?? t('this-card');
  return {
    // Some names end with a punctuation mark.
    sentence: t(/[!?]$/.test(name) ? 'play-exclaim' : 'play-ask', { name }),
    detail: main || !title ? t('play-detail') : cardText(title),
  };
}

/** A hint on how to answer a prompt, if its text does not say so. */
function hintOf({ ask, draft }: Play, { flow, choices }: Turn): string | null {
  if (flow === 'sell') return t('sell-detail');
  if (choices.some(({ verb }) => verb === 'gas')) return t('gas-detail');
  if (ask?.prompt.kind !== 'place') return null;
  const [first, ...others] = ask.prompt.pieces.filter(({ cells }) => cells.length > 0);
  const piece = draft.piece ?? first?.id;
  if (!piece) return null;
  const unit = unitTitle({ id: piece, kind: kindOf(unitNamed(piece)) });
  return t(others.length > 0 ? 'place-detail-other' : 'place-detail', { unit });
}
