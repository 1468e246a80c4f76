import { DIE, effectText, type MoonshotView, outlookOf } from '@orrery/moonshot';
import { Cap, Glass, minus, signed } from '../../../look/index.ts';
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
import { type Launch, whyGrounded } from './useLaunch.ts';

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
          const [have, more] = [flight.parameters[i] as number, flight.adapted[i] as number];
          return (
            <span key={letter}>
              <Badge of={letter} size={20} />
              <Drum n={have} />
              {more > 0 && (
                <small>
                  {have - more} + {more} <Badge of="A" size={13} />
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
          {flight.sabotage === 1 ? 'a 1' : `1 to ${Math.min(DIE, flight.sabotage)}`} explodes.
        </p>
      )}
    </Glass>
  );
}

/** What is at stake for both programs. */
export function Stakes({ launch }: { launch: Launch }) {
  const { flight, outcome, stand } = launch;
  const { reward, loss } = outlookOf(flight);
  const gain = reward.find(({ what }) => what === 'popularity')?.n ?? 0;
  const isOpen = (side: number) => outcome === 'flying' && side === flight.side;
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
          win={isOpen(side) ? gain : 0}
          lose={isOpen(side) ? loss : 0}
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
            <b>{riskNamed(check.risk).name}</b>: rolled {check.die},{' '}
            {check.instant
              ? `${flight.sabotage} sabotage: exploded at once`
              : `check ${check.value}, ${check.passed ? 'held' : 'lost'}`}
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
  const { reward, explores, landing, loss, popularity, lost } = outlookOf(launch.flight);
  return (
    <Glass className={s.either} aria-label="What is at stake">
      <div>
        <Cap as="h3">If it holds</Cap>
        {landing ? (
          <p>
            <b>The Moon is reached.</b>
          </p>
        ) : (
          <ul>
            {reward.map((prize) => (
              <li key={prize.what}>
                {prize.to === null ? (
                  effectText(prize)
                ) : (
                  <>
                    <b>{signed(prize.n)}</b> <Sign of={prize.what as TrackSign} size={15} label={prize.what} /> to{' '}
                    {prize.to}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {explores && <p>or a Moon risk is turned up instead.</p>}
      </div>
      <div>
        <Cap as="h3">If it explodes</Cap>
        <ul>
          <li>
            <b>{minus(-loss)}</b> <Sign of="popularity" size={15} label="popularity" /> to {popularity}
          </li>
          <li>
            {lost.map((kind, at) => (
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
type TrackSign = 'budget' | 'popularity' | 'money';
