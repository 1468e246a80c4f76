import { below, defined, flag, int, msg, pickOne, type Rng, refuse } from '@orrery/kernel';
import { MOON, missionOf } from '../content/set.ts';
import { ICONS } from '../content/types.ts';
import {
  checkRisk,
  complete,
  explode,
  flightOf,
  ground,
  openFlight,
  reward,
  turnUpPath,
  turnUpRisk,
  wayOf,
} from '../effects/launch.ts';
import { report } from '../effects/report.ts';
import { activeMission, explorable, hasPayload } from '../rules/missions.ts';
import { bestDivision } from '../rules/odds.ts';
import { parametersOf } from '../rules/parameters.ts';
import { engineer, politician } from '../rules/seats.ts';
import { flow, NONE, programOf, type State } from '../state.ts';

const adaptivity = (s: State, side: number): number => defined(parametersOf(programOf(s, side))[3]);
const explores = (s: State, side: number, mission: number): boolean =>
  explorable(programOf(s, side), mission).length > 0;

/** One launch: payload, Adaptivity, each risk, and the outcome. */
export const launch = flow(
  'launch',
  { side: int, mission: int, at: int, explored: flag },
  {
    /** An aborted launch, or one that is too late or lacks its payload, does not fly (MS-151 to MS-158, MS-299). */
    check(s, { side, mission }, go) {
      openFlight(s, side, mission);
      const isAbort = mission === NONE;
      const isLate = !isAbort && mission !== MOON && !activeMission(s, mission);
      if (!isAbort && !isLate && hasPayload(programOf(s, side), mission)) return;
      ground(s, isAbort ? 'abort' : isLate ? 'too-late' : 'no-payload');
      go.end();
    },
    ignite(s, { side, mission }) {
      report('launched', side, { name: missionOf(mission).name });
      if (mission === MOON) turnUpPath(s, side);
    },
    /** Adaptivity is divided once, before the first roll (MS-119, MS-120). */
    adapt: {
      ask: 'allocate',
      time: 'turn',
      who: (s, v) => (adaptivity(s, v.side) > 0 ? engineer(s, v.side) : []),
      prompt(s, v) {
        const n = adaptivity(s, v.side);
        return {
          text: msg('ask-adapt', { n }),
          rows: ICONS.map((id) => ({ id, text: msg(`icon-${id}`), max: n })),
          min: n,
          max: n,
        };
      },
      admits(s, v, _seat, rows) {
        const n = adaptivity(s, v.side);
        const isAll = Object.values(rows).reduce((sum, part) => sum + part, 0) === n;
        const isKnown = Object.keys(rows).every((id) => ICONS.includes(id as 'S'));
        return (isAll && isKnown) || refuse('divide-all', 'MS-119', { n });
      },
      sample: (s, v, _seat, rng) => share(adaptivity(s, v.side), rng),
      fallback(s, v) {
        const { risks, tests } = wayOf(s, v.side, v.mission);
        const own = programOf(s, v.side);
        const division = bestDivision(parametersOf(own), own.sabotage, risks, tests);
        return Object.fromEntries(ICONS.map((id, i) => [id, defined(division[i])]));
      },
      take(s, v, _seat, rows) {
        const flight = flightOf(s);
        flight.adapted = ICONS.map((id) => rows[id] ?? 0);
        flight.parameters = flight.parameters.map((n, i) => n + defined(flight.adapted[i]));
        report('adapted', v.side, { parts: flight.adapted.slice() });
      },
    },
    /** Risks are checked one by one; a failed check destroys the rocket (MS-175, MS-182). */
    risk(s, v, go) {
      if (v.at >= wayOf(s, v.side, v.mission).risks.length) return;
      if (checkRisk(s, v.at++)) return go.jump('risk');
      explode(s);
      go.end();
    },
    success: (s) => complete(s),
    /** A side may reveal a risk on its path to the Moon instead of taking the reward (MS-166, MS-167, MS-304). */
    explore: pickOne({
      who: (s, v) => (explores(s, v.side, v.mission) ? politician(s, v.side) : []),
      time: 'turn',
      text: (_s, v) => msg('ask-explore', { name: missionOf(v.mission).name }),
      items: (s, v) => ['reward', ...explorable(programOf(s, v.side), v.mission).map((at) => `explore:${at + 1}`)],
      show: (_s, item) => {
        const [verb = '', n = ''] = item.split(':');
        return { text: msg(`act-${verb}`, { n: Number(n) }) };
      },
      rule: 'MS-166',
      fallback: () => 'reward',
      take(s, v, _seat, item) {
        if (item === 'reward') return;
        v.explored = true;
        const at = Number(item.split(':')[1]) - 1;
        flightOf(s).explored = at;
        turnUpRisk(s, v.side, at);
      },
    }),
    reward(s, v) {
      if (!v.explored) reward(s);
    },
  },
);

function share(n: number, rng: Rng): Record<string, number> {
  const rows: Record<string, number> = {};
  for (let i = 0; i < n; i++) {
    const id = defined(ICONS[below(rng, ICONS.length)]);
    rows[id] = (rows[id] ?? 0) + 1;
  }
  return rows;
}
