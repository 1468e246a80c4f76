import { defined, type Go, int, msg, type Option } from '@orrery/kernel';
import { SUPPLIER_PRICES } from '../content/numbers.ts';
import { cardNamed, isTile, moduleOf, riskOf, tileOf } from '../content/set.ts';
import { drawTile } from '../effects/decks.ts';
import { load, orderModule, stealTech, stealTest, supply, takeFromLine, test } from '../effects/engineering.ts';
import { removeSabotage } from '../effects/gain.ts';
import { report } from '../effects/report.ts';
import { changeMoney } from '../effects/tracks.ts';
import { actionNames, deckPair, judgeAction, partsOfAction, priceOf, someAction } from '../rules/engineering.ts';
import { engineer, rival } from '../rules/seats.ts';
import { flow, programOf, type State } from '../state.ts';
import { install } from './install.ts';

/** One complete action of an Engineer, or a pass (MS-075 to MS-077). */
export const engineerAction = flow(
  'engineer',
  { side: int },
  {
    act: {
      ask: 'choose',
      time: 'turn',
      who: (s, v) => engineer(s, v.side),
      prompt: (s, v) => ({
        text: msg('ask-engineer'),
        options: actionNames(s, v.side).map((id) => optionOf(s, v.side, id)),
      }),
      admits: (s, v, _seat, name) => judgeAction(s, v.side, name),
      sample: (s, v, _seat, rng) => someAction(s, v.side, rng),
      options: (s, v) => actionNames(s, v.side).filter((name) => judgeAction(s, v.side, name) === true),
      fallback: () => 'pass',
      take: (s, v, _seat, name, go) => carryOut(s, v.side, name, go),
    },
  },
);

/** Play in turns: single actions, the First Player's side first; a pass is final (MS-073, MS-074). */
export const engineers = flow(
  'engineers',
  { turn: int },
  {
    action: (_s, v, go) => go.call(engineerAction, { side: v.turn }),
    next(s, v, go) {
      if (!programOf(s, rival(v.turn)).passed) v.turn = rival(v.turn);
      if (!programOf(s, v.turn).passed) go.jump('action');
    },
  },
);

/** Simultaneous play: an Engineer acts freely until they pass (MS-041, MS-042). */
export const engineerLane = flow(
  'engineer-lane',
  { side: int },
  {
    action: (_s, v, go) => go.call(engineerAction, { side: v.side }),
    next(s, v, go) {
      if (!programOf(s, v.side).passed) go.jump('action');
    },
  },
);

/** The first answer of an action claims every contested component; later answers concern only that side (D41). */
function carryOut(s: State, side: number, name: string, go: Go<'act', 'side'>): void {
  const { verb, a, b } = partsOfAction(name);
  changeMoney(s, side, -priceOf(name));
  switch (verb) {
    case 'pass':
      programOf(s, side).passed = true;
      return report('passed', side);
    case 'line':
      return go.call(install, { side, tile: takeFromLine(s, side, a) });
    case 'research': {
      for (const kind of deckPair(a)) drawTile(s, side, kind);
      report('researched', side, { decks: [...a].map((kind) => ({ id: `deck-${kind}` })) });
      return go.call(install, { side });
    }
    case 'discard':
      return go.call(install, { side, tile: defined(s.research.pop()) });
    case 'steal-tech':
      return go.call(install, { side, tile: stealTech(s, side, a) });
    case 'supply':
      return supply(s, side, a);
    case 'module':
      return orderModule(s, side, a, SUPPLIER_PRICES.indexOf(Number(b) as 8));
    case 'free-test':
      programOf(s, side).freeTests--;
      return test(s, side, a);
    case 'test':
      return test(s, side, a);
    case 'clean':
      return removeSabotage(s, side, Number(a));
    case 'payload':
      return load(s, side, a, b);
    case 'steal-test':
      return stealTest(s, side, a);
  }
}

/** The display name of the tile, risk or module that an action is about. */
function subject(a: string): string {
  const card = cardNamed(a);
  if (card < 0) return a;
  if (isTile(card)) return tileOf(card).name;
  return a.startsWith('R') ? riskOf(card).name : moduleOf(card).name;
}

function optionOf(s: State, side: number, id: string): Option {
  const { verb, a, b } = partsOfAction(id);
  const decks = verb === 'research' ? [...a].map((kind) => ({ id: `deck-${kind}` })) : [];
  const price = priceOf(id);
  const option: Option = {
    id,
    text: msg(`do-${verb}`, { name: subject(a), price, decks, n: Number(a) || 0, payload: b === '' ? '' : { id: b } }),
    data: { price },
  };
  const verdict = judgeAction(s, side, id);
  if (verdict !== true) option.why = verdict;
  return option;
}
