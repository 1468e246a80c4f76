import { kindOf, type MothershipView, placeName, type State, unitNamed } from '@orrery/mothership';
import type { ActionItem } from '../../../look/index.ts';
import { LineIcon } from '../../../look/index.ts';
import { idleActions } from '../../../play/idle.ts';
import type { Play } from '../../../play/play.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { FEW } from '../../../prompts/PromptPanel.tsx';
import type { Stop } from '../board/map/Course.tsx';
import { percent, type SeenFight, toneOf } from '../board/panels/FightCard.tsx';
import { titleNamed } from './faces.ts';
import { chanceWith } from './fights.ts';
import { type Choice, isOpen } from './options.ts';
import { passage } from './plans.ts';
import { unitWords } from './seen.ts';
import { cardText } from './texts.ts';
import { type Turn, VIA } from './useTurn.ts';
import { deedOf } from './wares.ts';

const TOGETHER = '. Ships that stand beside it may strike together.';
const CLOSE = <LineIcon name="close" />;

/** Gas beyond the first is counted in short, so that all of it fits on the bar; and what it would make of the odds. */
function shortly({ fight }: Turn, me: number, id: string, label: string): string {
  const words = /^gas:[2-9]$/.test(id) ? `${id.slice(4)} gas` : label;
  const chance = fight && chanceWith(fight.table, fight.fight, me, id);
  return chance === null ? words : `${words} →\u00a0${percent(chance).replace(' ', '\u00a0')}`;
}

export const labelOf = (play: Play, { option }: Choice): string =>
  option.text ? play.words.say(option.text) : option.id;

/** What the map and the panels do not offer by themselves: it stands on the bar or in the list beside it. */
const ON_BOARD = new Set(['move', 'attack', 'divert', 'tech', 'deploy', 'play', 'explore', 'build', 'seize', 'end']);
/** Verbs that wait for a hex. */
const AIMED = /^ability:(torpedoes|missile|tractor|gates|onboard|station move)/;

export const otherChoices = (turn: Turn): Choice[] =>
  turn.choices.filter((choice) => isOpen(choice) && !ON_BOARD.has(choice.verb) && !AIMED.test(choice.id));

/** Abilities and deployments that are offered as one button and then aimed on the board. */
export function aimedVerbs(turn: Turn): { verb: string; label: string }[] {
  const verbs = new Map<string, string>();
  for (const { id, verb } of turn.choices) {
    const found = AIMED.exec(id);
    if (found) verbs.set(found[0], ABILITY[found[1] ?? ''] ?? 'Use it');
    if (verb === 'deploy' && turn.chosen.unit && id.startsWith(`deploy:${turn.chosen.unit}:`)) {
      verbs.set(`deploy:${turn.chosen.unit}:`, 'Deploy a guardian');
    }
  }
  return [...verbs].map(([verb, label]) => ({ verb, label }));
}

const ABILITY: Record<string, string> = {
  torpedoes: 'Sunslayer Torpedoes',
  missile: 'Nuclear Missile',
  tractor: 'Tractor Beam',
  gates: 'Jump Gates',
  onboard: 'Onboard Gates',
  'station move': 'Move the station',
};

function back(turn: Turn): ActionItem {
  return { id: 'back', label: 'Put back', kind: 'quiet', hint: 'Esc', icon: CLOSE, onPress: turn.drop };
}

/** The possible answers, for the bar and the sheet. */
export function deedsOf(play: Play, view: MothershipView, table: State, turn: Turn): ActionItem[] {
  const { ask } = play;
  if (!ask) return idleActions(play);
  // Half of an answer is on its way: the rest follows by itself.
  if (turn.underway || (play.busy && ask.prompt.kind === 'path')) return [];
  const { chosen } = turn;
  const answer = (id: string) => () => void play.answer(id);
  if (chosen.answer !== null) {
    const ready = turn.choices.find(({ id }) => id === chosen.answer);
    if (ready)
      return [back(turn), { id: 'go', label: labelOf(play, ready), kind: 'go', hint: '↵', onPress: answer(ready.id) }];
  }
  if (chosen.card) return [back(turn), ...cardDeeds(play, turn, chosen.card)];
  if (turn.plan?.warps) return [back(turn), { id: 'go', label: 'Warp', kind: 'go', hint: '↵', onPress: turn.fly }];
  if (turn.main || ask.prompt.kind === 'path') {
    if (chosen.verb) return [back(turn)];
    const through: ActionItem[] =
      turn.plan && turn.plan.stops.length > 1
        ? [{ id: 'via', label: 'Via…', hint: 'W', onPress: () => turn.choose({ verb: VIA, via: null }) }]
        : [];
    const strike = turn.strike !== null && chosen.target !== null;
    if (turn.plan && strike) {
      return [
        back(turn),
        ...through,
        { id: 'fly', label: 'Fly only', hint: 'F', onPress: turn.fly },
        { id: 'go', label: 'Fly and strike', kind: 'go', hint: '↵', onPress: turn.flyAndAttack },
      ];
    }
    if (turn.plan)
      return [back(turn), ...through, { id: 'go', label: 'Fly', kind: 'go', hint: '↵', onPress: turn.fly }];
    if (strike) return [back(turn), { id: 'go', label: 'Attack', kind: 'go', hint: '↵', onPress: turn.attack }];
    // All ships were taken out of the attack.
    if (chosen.target !== null) return [back(turn)];
    if (turn.main) return mainDeeds(play, view, table, turn, ask.seat);
  }
  if (turn.choices.some(({ card }) => card !== null)) return answersOf(play, turn, ask.seat);
  if (ask.prompt.kind === 'subset' && turn.flow === 'sell') {
    const { picked } = play.draft;
    const label = picked.length === 0 ? 'Keep them all' : picked.length === 1 ? 'Sell it' : `Sell ${picked.length}`;
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
  // To let it happen is what is expected of whoever may answer: time running out means the same.
  // Pieces and ways are answered on the board.
  if (ask.prompt.kind === 'place' || ask.prompt.kind === 'path')
    return few.flatMap((item) => (item.id === 'confirm' ? [] : [{ ...item, kind: 'plain' }]));
  if (ask.prompt.kind !== 'choose' || !ask.prompt.pass) return few;
  const [pass, ...rest] = few;
  return [
    ...rest.map((item): ActionItem => ({ ...item, kind: 'plain' })),
    ...(pass ? [{ ...pass, kind: 'go' as const }] : []),
  ];
}

/** A window: to let it happen, to burn gas, or a card, which is taken up from the hand where there are many. */
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

/** What a card that was named already would be played on. */
const targetOf = (play: Play, { id, option: { text } }: Choice): string =>
  text && text.id !== 'act-play' ? play.words.say({ id: text.id.replace('act-', ''), params: text.params }) : id;

/** A card that was taken up: its one use, or its few; many are aimed on the board. */
function cardDeeds(play: Play, turn: Turn, card: string): ActionItem[] {
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

function mainDeeds(play: Play, view: MothershipView, table: State, turn: Turn, me: number): ActionItem[] {
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
    const { why } = deedOf(play.words, table, me, 'buy');
    items.push({ id: 'buy', label: 'Buy a card', hint: 'C', disabled: why, onPress: () => void play.answer('buy') });
  }
  const left = view.units.filter(
    ({ id, side, kind, cell, moved }) =>
      side === view.turn && kind !== 'station' && kind !== 'guardian' && cell !== null && !moved && id,
  ).length;
  items.push({
    id: 'end',
    label: 'End turn',
    kind: left === 0 ? 'go' : 'plain',
    hint: 'E',
    onPress: () => void play.answer('end'),
  });
  return items;
}

/** Whether asteroids may harm the ship without stopping it. */
const isHardy = (stops: readonly Stop[]): boolean => stops.some(({ survives }) => survives !== undefined);
/** Whether anything waits on a way. */
const isRisky = (stops: readonly Stop[]): boolean =>
  stops.some(({ asteroid, guardian }) => asteroid !== undefined || guardian !== undefined);

/** `Asteroids 72 % × guardian 68 % = 49 % to come through`: every roll on the way, and what they come to. */
export function waitsWords(stops: readonly Stop[]): string {
  const rolls = stops.flatMap(({ asteroid, survives, guardian }) => [
    ...(asteroid === undefined ? [] : [`asteroids ${percent(asteroid)}${survives === undefined ? '' : ' unharmed'}`]),
    ...(guardian === undefined ? [] : [`guardian ${percent(guardian)}`]),
  ]);
  const all = percent(passage(stops));
  const words = isHardy(stops)
    ? `${rolls.join(', ')}; ${all} to come through`
    : `${rolls.join(' × ')}${rolls.length > 1 ? ` = ${all}` : ''} to come through`;
  return words.replace(/^./, (first) => first.toUpperCase());
}

/** What is asked, in one sentence, and what it would come to. */
export function sentenceOf(
  play: Play,
  view: MothershipView,
  turn: Turn,
  fight: SeenFight | null,
): { sentence: string; detail: string | null } {
  const { ask } = play;
  if (!ask) return { sentence: play.idle, detail: null };
  if (turn.underway || (play.busy && ask.prompt.kind === 'path')) return { sentence: 'Under way…', detail: null };
  const { chosen } = turn;
  if (chosen.card) return cardSentence(view, ask.seat, chosen.card, turn.main);
  const unit = view.units.find(({ id }) => id === chosen.unit);
  const name = unit ? unitWords(unit) : '';
  if (turn.plan?.warps && chosen.goal) {
    return {
      sentence: `Warp ${name} to ${placeName(chosen.goal)}?`,
      detail: isRisky(turn.plan.stops) ? `${waitsWords(turn.plan.stops)}.` : 'Nothing waits there.',
    };
  }
  if (turn.main || ask.prompt.kind === 'path') {
    if (chosen.verb?.startsWith('deploy'))
      return { sentence: 'Where does the guardian go?', detail: 'Choose a free hex beside the ship.' };
    if (chosen.verb === VIA)
      return { sentence: 'Through which hex?', detail: 'The way to the same place will lead through it.' };
    if (chosen.verb) return { sentence: 'Choose a target on the board.', detail: null };
    const risky = turn.plan && isRisky(turn.plan.stops);
    const through = risky ? waitsWords(turn.plan?.stops ?? []) : '';
    const win = fight?.win ?? null;
    // A beginner does not know that a poor strike is made better by more ships.
    const alone = fight && turn.able.length === 1 && toneOf(fight.win) !== 'good';
    const goal = fight ? `${percent(fight.win)} ${fight.goal}${alone ? TOGETHER : ''}` : '';
    if (turn.plan && chosen.target && win !== null) {
      const all = risky ? `${through} × ${percent(win)} ${fight?.goal} = ${percent(turn.chance * win)} in all` : goal;
      return { sentence: `Fly ${name} and strike?`, detail: all };
    }
    if (turn.plan) {
      const steps = turn.plan.stops.length;
      return {
        sentence: `Fly ${name}?`,
        detail: `${steps} ${steps === 1 ? 'space' : 'spaces'}. ${risky ? `${through}.` : 'Nothing waits on the way.'}`,
      };
    }
    if (chosen.target && win !== null) {
      const ships = chosen.ships.length;
      return { sentence: ships > 1 ? `Attack with ${ships} ships?` : 'Attack?', detail: goal };
    }
    if (chosen.target && turn.able.length > 0)
      return { sentence: 'Attack with which ships?', detail: 'Take in one or more of them.' };
    if (unit && unit.side === view.turn) {
      const spaces =
        turn.ways.size > 0
          ? `${unit.spaces} ${unit.spaces === 1 ? 'space' : 'spaces'}. Choose where to, or what to strike.`
          : unit.held
            ? 'It is held, and cannot move in this turn.'
            : 'It does not move any more in this turn.';
      return { sentence: name, detail: spaces };
    }
    if (turn.main) return { sentence: 'Your turn.', detail: 'Choose a ship, a target, a card or a tech.' };
  }
  return { sentence: play.words.say(ask.prompt.text), detail: hintOf(play, turn) };
}

/** A card that was taken up. In a window it lies there without its text, so that is told here. */
function cardSentence(view: MothershipView, me: number, id: string, main: boolean) {
  const card = view.players[me]?.hand.find((one) => one?.id === id);
  const title = card && titleNamed(card.design);
  const name = title?.name ?? 'it';
  return {
    // Some names bring their own mark.
    sentence: `Play ${name}${/[!?]$/.test(name) ? '' : '?'}`,
    detail: main || !title ? 'Choose a target, or put it back.' : cardText(title),
  };
}

/** How a question is answered, where its words alone do not say it. */
function hintOf({ ask, draft }: Play, { flow, choices }: Turn): string | null {
  if (flow === 'sell') return 'Take up what you do not need, or keep it.';
  if (choices.some(({ verb }) => verb === 'gas')) return 'Each gas adds 1 to your roll.';
  if (ask?.prompt.kind !== 'place') return null;
  const [first, ...others] = ask.prompt.pieces.filter(({ cells }) => cells.length > 0);
  const piece = draft.piece ?? first?.id;
  if (!piece) return null;
  const where = `Choose a lit hex for ${unitWords({ id: piece, kind: kindOf(unitNamed(piece)) })}`;
  return others.length > 0 ? `${where}, or another ship first.` : `${where}.`;
}
