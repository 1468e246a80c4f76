import { DIE, effectText, type MoonshotView, outlookOf, payloadName } from '@orrery/moonshot';
import type { NumberedEvent } from '../../../table/table-types.ts';
import { Cap, Glass, minus, signed } from '../../../ui/index.ts';
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
import { Sign, signName } from '../board/signs.tsx';
import s from './launch.module.css';
import { t } from './text.ts';
import { cellsInFlight, type Launch, whyGrounded } from './useLaunch.ts';

interface FlyingRocketProps {
  view: MoonshotView;
  launch: Launch;
  log: readonly NumberedEvent[];
}

/** The flying rocket: its blueprint, its parameters for this launch, and its sabotage. */
export function FlyingRocket({ view, launch, log }: FlyingRocketProps) {
  const { flight } = launch;
  const own = view.programs[flight.side];
  if (!own) return null;
  return (
    <Glass className={s.rocket} aria-label={t('rocket')}>
      <header>
        <SideMark side={flight.side} size={22} />
        <h2>{t('rocket-of', { program: sideOf(flight.side).name })}</h2>
      </header>
      <Paper side={flight.side} label={t('blueprint')}>
        <div className={s.shrunk}>
          <Blueprint
            side={sideOf(flight.side).id}
            size="mini"
            cells={cellsInFlight(own.cells, launch, log)}
            modules={own.modules}
          />
        </div>
      </Paper>
      <div className={s.have}>
        {LETTERS.slice(0, 3).map((letter, i) => {
          const [have, more] = [flight.parameters[i] ?? 0, flight.adapted[i] ?? 0];
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
          {t('sabotage-warning', { n: flight.sabotage, most: Math.min(DIE, flight.sabotage) })}
        </p>
      )}
    </Glass>
  );
}

/** Both programs' popularity, and how the launch could change it. */
export function Stakes({ launch }: { launch: Launch }) {
  const { flight, outcome, stand } = launch;
  const { reward, loss } = outlookOf(flight);
  const gain = reward.find(({ what }) => what === 'popularity')?.n ?? 0;
  const isOpen = (side: number) => outcome === 'flying' && side === flight.side;
  return (
    <Glass className={s.stakes} aria-label={t('popularity')}>
      <header>
        <Dymo>{t('popularity')}</Dymo>
        <span>{t('popularity-loses')}</span>
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

/** Why a launch was delayed; null if it was not, or if its turn has not come yet. */
function delayReason({ flights }: MoonshotView, side: number, shown: number): string | null {
  const at = flights.findIndex((flight) => flight.side === side);
  const isShown = at <= flights.findIndex((flight) => flight.side === shown);
  const outcome = isShown ? flights[at]?.outcome : undefined;
  return outcome === 'no-payload' ? t('delayed-payload') : outcome === 'too-late' ? t('delayed-late') : null;
}

/** This round's launches in order, and the record of the current one. */
export function FlightRecord({ view, launch }: { view: MoonshotView; launch: Launch }) {
  const { flight, shown, outcome } = launch;
  return (
    <Glass className={s.record} aria-label={t('launch-record')}>
      <Cap as="h2">{t('launch-order')}</Cap>
      {(view.launches.length > 0 ? view.launches : view.flights).map(({ side, mission }) => (
        <p key={side} className={side === flight.side ? s.on : undefined}>
          <SideMark side={side} size={15} />
          <b>{mission ? missionNamed(mission).name : t('no-launch')}</b> {delayReason(view, side, flight.side)}
        </p>
      ))}
      <Cap as="h2">{t('flight-record')}</Cap>
      <ol aria-live="polite">
        <li>{outcome === 'grounded' ? t('no-lift-off', { why: whyGrounded(flight) }) : t('lift-off')}</li>
        {flight.checks.slice(0, shown).map((check) => (
          <li key={check.risk}>
            <b>{riskNamed(check.risk).name}</b>:{' '}
            {t(check.instant ? 'check-instant' : check.passed ? 'check-passed' : 'check-failed', {
              die: check.die,
              value: check.value,
              sabotage: flight.sabotage,
            })}
          </li>
        ))}
        {outcome === 'success' && <li>{t('mission-complete')}</li>}
        {outcome === 'explosion' && <li>{t('rocket-exploded')}</li>}
      </ol>
    </Glass>
  );
}

/** The next risk: its table compared with the rocket's parameters. */
export function RiskAhead({ launch }: { launch: Launch }) {
  const { flight, risks, passed } = launch;
  const risk = risks[Math.min(passed, risks.length - 1)];
  if (!risk) return null;
  const { name, level } = riskNamed(risk.risk);
  return (
    <Glass className={s.ahead} aria-label={t('risk-ahead')}>
      <header>
        <span className={s.level} style={riskColour(level)}>
          {level}
        </span>
        <div>
          <h2>{name}</h2>
          <p>
            {t('risk-of', {
              n: Math.min(passed, risks.length - 1) + 1,
              all: risks.length,
              mission: missionNamed(flight.mission ?? 'MOON').name,
            })}
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
    <Glass className={s.chances} aria-label={t('chances')}>
      <Chain risks={risks} passed={passed} lost={outcome === 'explosion'} />
    </Glass>
  );
}

/** The consequences of success and of an explosion. */
export function Either({ launch }: { launch: Launch }) {
  const { reward, explores, landing, loss, popularity, lost } = outlookOf(launch.flight);
  return (
    <Glass className={s.either} aria-label={t('at-stake')}>
      <div>
        <Cap as="h3">{t('if-success')}</Cap>
        {landing ? (
          <p>
            <b>{t('moon-reached')}</b>
          </p>
        ) : (
          <ul>
            {reward.map((prize) => (
              <li key={prize.what}>
                {prize.to === null ? (
                  effectText(prize)
                ) : (
                  <>
                    <b>{signed(prize.n)}</b>{' '}
                    <Sign of={prize.what as TrackSign} size={15} label={signName(prize.what as TrackSign)} />{' '}
                    {t('to-level', { n: prize.to })}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {explores && <p>{t('or-explore')}</p>}
      </div>
      <div>
        <Cap as="h3">{t('if-explosion')}</Cap>
        <ul>
          <li>
            <b>{minus(-loss)}</b> <Sign of="popularity" size={15} label={signName('popularity')} />{' '}
            {t('to-level', { n: popularity })}
          </li>
          <li>
            {lost.map((kind, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may be aboard twice
              <Sign key={at} of={kind} size={15} label={payloadName(kind)} />
            ))}
            {t('lost')}
          </li>
        </ul>
        <p>{t('parts-stay', { program: sideOf(launch.flight.side).name })}</p>
      </div>
    </Glass>
  );
}
type TrackSign = 'budget' | 'popularity' | 'money';
