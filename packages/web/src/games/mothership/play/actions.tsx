import type { Play } from '../../../play/game-ui.ts';
import { idleActions } from '../../../play/idle-actions.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { FEW } from '../../../prompts/widget.ts';
import type { Ask } from '../../../table/table-types.ts';
import { type ActionItem, LineIcon } from '../../../ui/index.ts';
import { percent } from '../board/panels/FightCard.tsx';
import { chanceWith } from './fights.ts';
import { type Choice, isOpen } from './options.ts';
import type { Position } from './position.ts';
import { unmovedShips, VIA } from './selection.ts';
import { t } from './text.ts';
import { actionOf } from './turn-actions.ts';
import type { Turn } from './useTurn.ts';

const CLOSE = <LineIcon name="close" />;

/** An option's label with the resulting odds if known; short for 2 or more gas, so that all options fit on the bar. */
function shortly({ fight }: Turn, me: number, id: string, label: string): string {
  const words = /^gas:[2-9]$/.test(id) ? t('gas', { n: id.slice(4) }) : label;
  const chance = fight && chanceWith(fight.table, fight.fight, me, id);
  return chance === null ? words : t('label-chance', { label: words, chance: percent(chance) });
}

export const labelOf = (play: Play, { option }: Choice): string =>
  option.text ? play.words.say(option.text) : option.id;

/** Verbs offered on the map, in panels or on the bar; others go in the list beside the bar. */
const ON_BOARD = new Set('move attack divert tech deploy play explore build seize end buy refresh scrap'.split(' '));
/** Abilities that need a target hex. */
const AIMED = /^ability:(torpedoes|missile|tractor|gates|onboard|station move)/;

/** The choices of the main menu that have no other place. */
export const otherChoices = ({ main, choices }: Position): Choice[] =>
  main ? choices.filter((choice) => isOpen(choice) && !ON_BOARD.has(choice.verb) && !AIMED.test(choice.id)) : [];

/** Abilities and deployments offered as one button, then aimed on the board. */
export function aimedVerbs(turn: Turn): { verb: string; label: string }[] {
  const verbs = new Map<string, string>();
  for (const { id, verb } of turn.position.choices) {
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
  return { id: 'back', label: t('cancel'), kind: 'quiet', hint: 'Esc', icon: CLOSE, onPress: turn.drop };
}

/** Whether the remaining answers of a multi-step action follow automatically. */
export const isUnderway = ({ ask, busy }: Play, { underway }: Turn): boolean =>
  underway || (busy && ask?.prompt.kind === 'path');

/** The actions on the bar and the sheet. */
export function actionsOf(play: Play, turn: Turn): ActionItem[] {
  const { ask } = play;
  if (!ask) return idleActions(play);
  if (isUnderway(play, turn)) return [];
  const { chosen, position, plan } = turn;
  const ready = position.choices.find(({ id }) => id === chosen.answer);
  if (ready) return [back(turn), go(labelOf(play, ready), () => void play.answer(ready.id))];
  if (chosen.card) return [back(turn), ...cardActions(play, turn, chosen.card)];
  if (plan?.warps) return [back(turn), go(t('warp'), turn.fly)];
  const items = position.main || position.path ? shipActions(turn) : null;
  if (items) return [back(turn), ...items];
  return position.main ? mainActions(play, turn, ask.seat) : promptActions(play, turn, ask);
}

const go = (label: string, onPress: () => void): ActionItem => ({ id: 'go', label, kind: 'go', hint: '↵', onPress });

/** The ways to confirm a planned move or attack; null if none is planned. */
function shipActions(turn: Turn): ActionItem[] | null {
  const { chosen, plan } = turn;
  if (chosen.verb) return [];
  const strikes = turn.strike !== null && chosen.target !== null;
  // Without a strike, all ships have been deselected from the attack.
  if (!plan) return strikes ? [go(t('attack'), turn.attack)] : chosen.target === null ? null : [];
  const through: ActionItem[] =
    plan.stops.length > 1
      ? [{ id: 'via', label: t('via'), hint: 'W', onPress: () => turn.choose({ verb: VIA, via: null }) }]
      : [];
  if (!strikes) return [...through, go(t('fly'), turn.fly)];
  return [
    ...through,
    { id: 'fly', label: t('fly-only'), hint: 'F', onPress: turn.fly },
    go(t('fly-and-strike'), turn.flyAndAttack),
  ];
}

/** The answers of other prompts. */
function promptActions(play: Play, turn: Turn, { prompt, seat }: Ask): ActionItem[] {
  const { choices, flow } = turn.position;
  if (choices.some(({ card }) => card !== null)) return answersOf(play, turn, seat);
  if (prompt.kind === 'subset' && flow === 'sell') {
    const { picked } = play.draft;
    return [{ ...go(t('sell-cards', { n: picked.length }), () => void play.answer(picked)), id: 'confirm' }];
  }
  const few = actionsFor(
    prompt,
    play.draft,
    {
      label: (option) => shortly(turn, seat, option.id, option.text ? play.words.say(option.text) : option.id),
      why: (option) => (option.why ? play.words.refusal(option.why) : null),
      pass: prompt.pass ? play.words.say(prompt.pass) : null,
    },
    (given) => void play.answer(given),
  );
  // Pieces and paths are chosen on the board.
  if (prompt.kind === 'place' || prompt.kind === 'path')
    return few.flatMap((item) => (item.id === 'confirm' ? [] : [{ ...item, kind: 'plain' }]));
  if (prompt.kind !== 'choose' || !prompt.pass) return few;
  // Passing is the main action, because a timeout does the same.
  const [pass, ...rest] = few;
  return [
    ...rest.map((item): ActionItem => ({ ...item, kind: 'plain' })),
    ...(pass ? [{ ...pass, kind: 'go' as const }] : []),
  ];
}

/** A response window: pass, burn gas, or play a card. If there are many options, cards are chosen from the hand. */
function answersOf(play: Play, turn: Turn, me: number): ActionItem[] {
  const { prompt } = play.ask ?? {};
  const open = turn.position.choices.filter(isOpen);
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
  const uses = turn.position.choices.filter((choice) => choice.card === card && isOpen(choice));
  if (uses.length > 6) return [];
  const [only] = uses;
  if (uses.length === 1 && only) return [go(labelOf(play, only), () => void play.answer(only.id))];
  return uses.map((use, i) => ({
    id: use.id,
    label: targetOf(play, use),
    hint: String(i + 1),
    onPress: () => void play.answer(use.id),
  }));
}

function mainActions(play: Play, turn: Turn, me: number): ActionItem[] {
  const { view, table } = turn.position;
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
  const scrap = turn.position.choices.find(({ id }) => id === `scrap:${turn.chosen.unit}`);
  if (scrap) items.push({ id: scrap.id, label: labelOf(play, scrap), onPress: () => void play.answer(scrap.id) });
  if (!turn.chosen.unit) {
    const { why } = actionOf(play.words, table, me, 'buy');
    items.push({ id: 'buy', label: t('buy-card'), hint: 'C', disabled: why, onPress: () => void play.answer('buy') });
  }
  items.push({
    id: 'end',
    label: t('end-turn'),
    kind: unmovedShips(view, view.turn).length === 0 ? 'go' : 'plain',
    hint: 'E',
    onPress: () => void play.answer('end'),
  });
  return items;
}
