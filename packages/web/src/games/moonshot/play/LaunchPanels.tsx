import type { MoonshotView } from '@orrery/moonshot';
import { Cap, Glass } from '../../../look/index.ts';
import { Blueprint } from '../board/blueprint/Blueprint.tsx';
import { missionNamed, riskNamed } from '../board/content.ts';
import { GlyphIcon } from '../board/glyphs.tsx';
import { Drum } from '../board/instruments/Drum.tsx';
import { Dymo } from '../board/instruments/Dymo.tsx';
import { Ladder } from '../board/instruments/Ladder.tsx';
import { Chain } from '../board/launch/Chain.tsx';
import { RiskTable, riskColour } from '../board/panels/Risk.tsx';
import { Paper } from '../board/panels/Sheets.tsx';
import { Badge, LETTERS } from '../board/params.tsx';
import { SideMark, sideOf } from '../board/sides.tsx';
import { Sign } from '../board/signs.tsx';
import s from './launch.module.css';
import { type Launch, lossOf, whyGrounded } from './useLaunch.ts';

const gainOf = (mission: string, what: string): number =>
  missionNamed(mission).reward.find((effect) => effect.what === what)?.n ?? 0;

/** The rocket that flies: its blueprint, what it has for this launch, what sabotage does to it. */
export function FlyingRocket({ view, launch }: { view: MoonshotView; launch: Launch }) {
  const { flight } = launch;
  const own = view.programs[flight.side];
  if (!own) return null;
  return (
    <Glass className={s.rocket} aria-label="The rocket">
      <header>
        <SideMark side={flight.side} size={22} />
        <h2>{sideOf(flight.side).name} rocket</h2>
      </header>
      <Paper side={flight.side} label="Blueprint">
        <div className={s.shrunk}>
          <Blueprint side={sideOf(flight.side).id} size="mini" cells={own.cells} modules={own.modules} />
        </div>
      </Paper>
      <div className={s.have}>
        {LETTERS.slice(0, 3).map((letter, i) => {
          // What never left the pad was not counted for a flight.
          const have = flight.parameters[i] ?? (own.parameters[i] as number);
          const more = have - (own.parameters[i] as number);
          return (
            <span key={letter}>
              <Badge of={letter} size={20} />
              <Drum n={have} />
              {more > 0 && (
                <small>
                  {own.parameters[i]} + {more} <Badge of="A" size={13} />
                </small>
              )}
            </span>
          );
        })}
      </div>
      {flight.sabotage > 0 && (
        <p className={s.warn}>
          <GlyphIcon name="sabotage" size={14} />
          {flight.sabotage} sabotage: every die −{flight.sabotage},{' '}
          {flight.sabotage === 1 ? 'a 1' : `1 to ${flight.sabotage}`} explodes.
        </p>
      )}
    </Glass>
  );
}

/** What is at stake for both programs. */
export function Stakes({ launch }: { launch: Launch }) {
  const { flight, outcome, stand } = launch;
  const mission = flight.mission ?? 'MOON';
  const open = outcome === 'flying';
  return (
    <Glass className={s.stakes} aria-label="Popularity">
      <header>
        <Dymo>Popularity</Dymo>
        <span>0 loses the game</span>
      </header>
      {stand.map(({ popularity }, side) => (
        <Ladder
          key={sideOf(side).id}
          side={side}
          popularity={popularity}
          win={open && side === flight.side ? gainOf(mission, 'popularity') : 0}
          lose={open && side === flight.side ? lossOf(mission) : 0}
        />
      ))}
    </Glass>
  );
}

/** Why a launch never left the pad. */
function groundedWords(view: MoonshotView, side: number): string | null {
  const outcome = view.flights.find((flight) => flight.side === side)?.outcome;
  return outcome === 'no-payload' ? ' delayed, no payload' : outcome === 'too-late' ? ' delayed, already done' : null;
}

/** Launches of this round in their order, and the record of this one. */
export function FlightRecord({ view, launch }: { view: MoonshotView; launch: Launch }) {
  const { flight, shown, outcome } = launch;
  return (
    <Glass className={s.record} aria-label="Launch order and flight record">
      <Cap as="h2">Launch order</Cap>
      {(view.launches.length > 0 ? view.launches : view.flights).map(({ side, mission }) => (
        <p key={side} className={side === flight.side ? s.on : undefined}>
          <SideMark side={side} size={15} />
          <b>{mission ? missionNamed(mission).name : 'no launch'}</b>
          {groundedWords(view, side)}
        </p>
      ))}
      <Cap as="h2">Flight record</Cap>
      <ol aria-live="polite">
        <li>{outcome === 'grounded' ? `No lift-off: ${whyGrounded(flight)}` : 'Lift-off'}</li>
        {flight.checks.slice(0, shown).map((check) => (
          <li key={check.risk}>
            <b>{riskNamed(check.risk).name}</b>: rolled {check.die}, check {check.value},{' '}
            {check.passed ? 'held' : 'lost'}
          </li>
        ))}
        {outcome === 'success' && <li>Mission complete</li>}
        {outcome === 'explosion' && <li>The rocket exploded</li>}
      </ol>
    </Glass>
  );
}

/** The risk ahead: its card beside what the rocket has. */
export function RiskAhead({ launch }: { launch: Launch }) {
  const { flight, risks, passed } = launch;
  const risk = risks[Math.min(passed, risks.length - 1)];
  if (!risk) return null;
  const { name, level } = riskNamed(risk.risk);
  return (
    <Glass className={s.ahead} aria-label="The risk ahead">
      <header>
        <span className={s.level} style={riskColour(level)}>
          {level}
        </span>
        <div>
          <h2>{name}</h2>
          <p>
            Risk {Math.min(passed, risks.length - 1) + 1} of {risks.length} on the way to{' '}
            {missionNamed(flight.mission ?? 'MOON').name}
          </p>
        </div>
      </header>
      <RiskTable risk={risk.risk} have={flight.parameters} sabotage={flight.sabotage} tests={risk.tests} />
    </Glass>
  );
}

export function Chances({ launch }: { launch: Launch }) {
  const { risks, passed, outcome } = launch;
  return (
    <Glass className={s.chances} aria-label="Chances">
      <Chain risks={risks} passed={passed} lost={outcome === 'explosion'} />
    </Glass>
  );
}

/** What comes if it holds, and if it explodes. */
export function Either({ launch }: { launch: Launch }) {
  const { flight, outcome } = launch;
  const mission = flight.mission ?? 'MOON';
  const own = launch.before[flight.side];
  if (!own) return null;
  const { reward, payload } = missionNamed(mission);
  const to = outcome === 'flying';
  return (
    <Glass className={s.either} aria-label="What is at stake">
      <div>
        <Cap as="h3">If it holds</Cap>
        {mission === 'MOON' ? (
          <p>
            <b>The Moon is reached.</b>
          </p>
        ) : (
          <ul>
            {reward.map(({ what, n }) => (
              <li key={what}>
                <b>+{n}</b>{' '}
                {what === 'budget' || what === 'popularity' || what === 'money' ? (
                  <>
                    <Sign of={what} size={15} label={what} /> {to && `to ${own[what] + n}`}
                  </>
                ) : what === 'techTiles' ? (
                  'Tech tile'
                ) : (
                  'Test Steal'
                )}
              </li>
            ))}
          </ul>
        )}
        {mission !== 'MOON' && <p>or a Moon risk is turned up instead.</p>}
      </div>
      <div>
        <Cap as="h3">If it explodes</Cap>
        <ul>
          <li>
            <b>−{lossOf(mission)}</b> <Sign of="popularity" size={15} label="popularity" />{' '}
            {to && `to ${Math.max(0, own.popularity - lossOf(mission))}`}
          </li>
          <li>
            {payload.map((kind, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may fly twice
              <Sign key={at} of={kind} size={15} label={kind} />
            ))}
            lost
          </li>
        </ul>
        <p>Blueprint, modules and tests stay.</p>
      </div>
    </Glass>
  );
}
