import { below, flag, int, type Json, msg, type Option, pick, type Rng, refuse, type Verdict } from '@orrery/kernel';
import { LEAST_TOKENS } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardName, cardNamed, maneuverName, missionOf } from '../content/set.ts';
import { announce, raiseInfluence, type Support, support } from '../effects/politics.ts';
import { report } from '../effects/report.ts';
import {
  hasDecided,
  judgePolitics,
  politicsNames,
  somePolitics,
  supportTargets,
  targetName,
} from '../rules/politics.ts';
import { politician, rival } from '../rules/seats.ts';
import { unplaced } from '../rules/tokens.ts';
import { flow, NONE, programOf, type State, slotOf } from '../state.ts';
import { preparation } from './preparation.ts';

/** The Politicians' part of phase 2: preparations, then actions in turns until both have decided on a launch. */
export const politics = flow(
  'politics',
  { turn: int, supporting: flag },
  {
    preparation: (_s, _v, go) => go.call(preparation),
    begin(s, v) {
      v.turn = s.first;
    },
    /** 2.2) One action. There is no pass; the launch decision is the last action (MS-052, MS-065). */
    act: {
      ask: 'choose',
      time: 'turn',
      who: (s, v) => politician(s, v.turn),
      prompt: (s, v) => ({
        text: msg('ask-politics'),
        options: politicsNames(s, v.turn).map((id) => optionOf(s, v.turn, id)),
      }),
      admits: (s, v, _seat, name) => judgePolitics(s, v.turn, name),
      sample: (s, v, _seat, rng) => somePolitics(s, v.turn, rng),
      options: (s, v) => politicsNames(s, v.turn).filter((name) => judgePolitics(s, v.turn, name) === true),
      fallback: () => 'abort',
      take: (s, v, _seat, name) => carryOut(s, v, name),
    },
    /** A: places at least two tokens face down, on one or more cards (MS-053 to MS-057). */
    support: {
      ask: 'allocate?',
      time: 'turn',
      who: (s, v) => (v.supporting ? politician(s, v.turn) : []),
      prompt(s, v) {
        const { influence, bluff } = programOf(s, v.turn);
        return {
          text: msg('ask-support', { influence, bluff }),
          pass: msg('act-back'),
          rows: supportTargets(s).flatMap((target) => {
            const { card } = slotOf(s, target.owner, target.place);
            const name = maneuverName(card);
            const place = PLACES[target.place]?.name as string;
            return [
              { id: `${targetName(target)}:influence`, text: msg('row-influence', { name, place }), max: influence },
              { id: `${targetName(target)}:bluff`, text: msg('row-bluff', { name, place }), max: bluff },
            ];
          }),
          min: LEAST_TOKENS,
          max: influence + bluff,
        };
      },
      admits: (s, v, _seat, answer) => answer === null || judgeSupport(s, v.turn, answer),
      sample: (s, v, _seat, rng) => someSupport(s, v.turn, rng),
      fallback: () => null,
      take(s, v, _seat, answer, go) {
        v.supporting = false;
        if (answer === null) return go.jump('act');
        support(s, v.turn, supportsIn(s, answer));
      },
    },
    /** A Politician who has decided is done; the other continues alone (MS-066). */
    next(s, v, go) {
      if (!hasDecided(s, rival(v.turn))) v.turn = rival(v.turn);
      if (!hasDecided(s, v.turn)) go.jump('act');
    },
  },
);

type Vars = { turn: number; supporting: boolean };
type Rows = Record<string, number>;

function carryOut(s: State, v: Vars, name: string): void {
  const [verb = '', a = ''] = name.split(':');
  switch (verb) {
    case 'support':
      v.supporting = true;
      return;
    case 'announce':
      announce(s, v.turn, Number(a));
      break;
    case 'raise':
      raiseInfluence(s, v.turn, Number(a));
      break;
    default:
      decide(s, v.turn, verb === 'abort' ? NONE : cardNamed(a));
  }
}

/** D: sets the rocket on a mission or aborts; launches follow the order of decisions (MS-067 to MS-072). */
function decide(s: State, side: number, mission: number): void {
  s.launches.push({ side, mission });
  if (mission === NONE) report('decided-abort', side);
  else report('decided-launch', side, { mission: cardName(mission), name: missionOf(mission).name });
}

function optionOf(s: State, side: number, id: string): Option {
  const [verb = '', a = ''] = id.split(':');
  const params: Record<string, Json> = verb === 'launch' ? { name: missionOf(cardNamed(a)).name } : { n: Number(a) };
  const option: Option = { id, text: msg(`act-${verb}`, params) };
  const verdict = judgePolitics(s, side, id);
  if (verdict !== true) option.why = verdict;
  return option;
}

/** The tokens that an answer places on each target; targets without tokens are left out. */
function supportsIn(s: State, rows: Rows): Support[] {
  return supportTargets(s).flatMap((target) => {
    const influence = rows[`${targetName(target)}:influence`] ?? 0;
    const bluff = rows[`${targetName(target)}:bluff`] ?? 0;
    return influence + bluff > 0 ? [{ ...target, influence, bluff }] : [];
  });
}

function judgeSupport(s: State, side: number, rows: Rows): Verdict {
  const known = new Set(
    supportTargets(s).flatMap((target) => [`${targetName(target)}:influence`, `${targetName(target)}:bluff`]),
  );
  if (Object.keys(rows).some((row) => !known.has(row))) return refuse('no-such-card', 'MS-053');
  const targets = supportsIn(s, rows);
  const influence = targets.reduce((sum, target) => sum + target.influence, 0);
  const bluff = targets.reduce((sum, target) => sum + target.bluff, 0);
  const own = programOf(s, side);
  if (influence > own.influence || bluff > own.bluff) return refuse('not-so-many-tokens', 'MS-056');
  return influence + bluff >= LEAST_TOKENS || refuse('too-few-tokens', 'MS-055');
}

/** Random tokens on random cards. */
function someSupport(s: State, side: number, rng: Rng): Rows {
  const own = programOf(s, side);
  const targets = supportTargets(s);
  let { influence, bluff } = own;
  const rows: Rows = {};
  for (let n = LEAST_TOKENS + below(rng, unplaced(own) - LEAST_TOKENS + 1); n > 0; n--) {
    const isInfluence = below(rng, influence + bluff) < influence;
    if (isInfluence) influence--;
    else bluff--;
    const row = `${targetName(pick(rng, targets))}:${isInfluence ? 'influence' : 'bluff'}`;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows;
}
