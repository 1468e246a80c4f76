import { type Answer, byStep, defined, type GameAi, on } from '@orrery/kernel';
import { cardName, PAYLOAD_TILE } from '../content/set.ts';
import { TILE_KINDS } from '../content/types.ts';
import { engineerAction } from '../flows/engineers.ts';
import { freeModule, techTile } from '../flows/gifts.ts';
import { install, mount } from '../flows/install.ts';
import { launch } from '../flows/launch.ts';
import { maneuver } from '../flows/maneuver.ts';
import { politics } from '../flows/politics.ts';
import { preparation } from '../flows/preparation.ts';
import { drawable } from '../rules/engineering.ts';
import { chancesOf } from '../rules/odds.ts';
import { parametersOf } from '../rules/parameters.ts';
import { NONE, programOf, type State } from '../state.ts';
import { bestLay, bestModule, lays, slotsByWorth } from './build.ts';
import { fates, findings, plays, policies, supports, works } from './candidates.ts';
import { awaitsDecision, nextAction } from './engineer.ts';
import { evaluate } from './evaluate.ts';
import { levels } from './levels.ts';
import { exploreAnswer, fateOf, playCard, politicsAction, supportRows, tieAnswer } from './politician.ts';
import { reason } from './reasons.ts';
import { wayTo } from './target.ts';

/** The best division of Adaptivity for all risks of the launch. */
function divided(s: State, side: number, mission: number): Answer {
  const own = programOf(s, side);
  const { risks, tests } = wayTo(s, side, mission);
  const way = risks.map((risk, i) => ({ risk, tests: defined(tests[i]) }));
  const [a = 0, b = 0, c = 0] = chancesOf(parametersOf(own), own.sabotage, way).division ?? [];
  return { S: a, E: b, C: c };
}

/** The deck of the rocket's lowest parameter, among decks with tiles left; Payload only if no other deck has any. */
function shortest(s: State, side: number): string {
  const sums = parametersOf(programOf(s, side));
  const kinds = TILE_KINDS.map((_kind, i) => i).filter((kind) => drawable(s, kind) > 0);
  const need = (kind: number): number => (kind === PAYLOAD_TILE ? 99 : defined(sums[kind]));
  return defined(TILE_KINDS[kinds.reduce((a, b) => (need(b) < need(a) ? b : a))]);
}

/** The policy: a quick answer to every question except the discussion, used inside a search. */
const policy = byStep<State, Answer | undefined>(
  [
    on(preparation, { play: (s, _seat, v) => playCard(s, v.turn) }),
    on(politics, {
      act: (s, _seat, v) => politicsAction(s, v.turn),
      support: (s, _seat, v, rng) => supportRows(s, v.turn, rng),
    }),
    on(engineerAction, { act: (s, _seat, v) => nextAction(s, v.side) }),
    on(install, {
      lay: (s, _seat, v) => {
        const own = programOf(s, v.side);
        return bestLay(own, v.tile === NONE ? own.drawn.cards : [v.tile])?.placement;
      },
    }),
    on(mount, { place: (s, _seat, v) => slotsByWorth(programOf(s, v.side), v.card)[0]?.placement }),
    on(launch, {
      adapt: (s, _seat, v) => divided(s, v.side, v.mission),
      explore: (s, _seat, v) => exploreAnswer(s, v.side, v.mission),
    }),
    on(maneuver, {
      fate: (s, _seat, v) => fateOf(s, v.side, v.place),
      tie: (s, _seat, v) => tieAnswer(s, v.side, v.place),
    }),
    on(techTile, { deck: (s, _seat, v) => shortest(s, v.side) }),
    on(freeModule, {
      module: (s, _seat, v) => {
        const best = bestModule(programOf(s, v.side), s.sideboard);
        return best === null ? undefined : cardName(best.card);
      },
    }),
  ],
  undefined,
);

/** Answers worth comparing in a search. For questions that are not listed, bots compare all options. */
const candidates = byStep<State, Answer[]>(
  [
    on(preparation, { play: (s, _seat, v) => plays(s, v.turn) }),
    on(politics, {
      act: (s, _seat, v) => policies(s, v.turn),
      support: (s, _seat, v, rng) => supports(s, v.turn, rng),
    }),
    on(engineerAction, { act: (s, _seat, v) => works(s, v.side) }),
    on(install, {
      lay: (s, _seat, v) => {
        const own = programOf(s, v.side);
        return lays(own, v.tile === NONE ? own.drawn.cards : [v.tile], 5).map(({ placement }) => placement);
      },
    }),
    on(mount, {
      place: (s, _seat, v) =>
        slotsByWorth(programOf(s, v.side), v.card)
          .slice(0, 3)
          .map(({ placement }) => placement),
    }),
    on(launch, {
      adapt: (s, _seat, v) => [divided(s, v.side, v.mission)],
      explore: (s, _seat, v) => findings(s, v.side, v.mission),
    }),
    on(maneuver, { fate: (s, _seat, v) => fates(s, v.side, v.place) }),
  ],
  [],
);

/** Points by which an answer must beat the policy's; smaller leads in a few simulations are mostly luck. */
const MARGIN = 2;
/** The bots' knowledge of the game beyond its rules. */
export const ai: GameAi<State> = {
  evaluate,
  candidates,
  policy,
  waits: awaitsDecision,
  margin: MARGIN,
  idle: ['pass'],
  levels,
  reason,
};
