import { costOf, DIE, type MoonshotView } from '@orrery/moonshot';
import { formatList } from '../../../ui/format-list.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { missionNamed, riskNamed } from '../board/content.ts';
import { sideOf } from '../board/sides.tsx';
import type { ActionSet } from './action-parts.tsx';
import { t } from './text.ts';
import { type Launch, whyGrounded } from './useLaunch.ts';

/** The die faces that pass, as text. */
function facesText(faces: Launch['risks'][number]['faces']): string {
  const good = faces.filter(({ holds }) => holds).map(({ die }) => die);
  if (good.length === DIE) return t('faces-all');
  if (good.length === 0) return t('faces-none');
  const booms = faces.filter(({ value }) => value === null).length;
  const [first, last] = [Math.min(...good), Math.max(...good)];
  const run = last - first === good.length - 1;
  return run && good.length > 1
    ? t('faces-run', { first, last, booms })
    : t('faces-some', { faces: formatList(good.map(String)), n: good.length, booms });
}

/** The action bar after a launch: its result, and the way on. */
function endedActions({ flight, risks, passed, outcome, close }: Launch): ActionSet {
  const program = sideOf(flight.side).name;
  const mission = missionNamed(flight.mission ?? 'MOON').name;
  const cost = costOf(flight);
  const actions: ActionItem[] = [{ id: 'close', label: t('continue'), kind: 'go', hint: '↵', onPress: close }];
  if (outcome === 'grounded')
    return {
      sentence: t('grounded-ask', { program }),
      detail: t('grounded-detail', { why: whyGrounded(flight), mission, cost }),
      actions,
    };
  if (outcome === 'explosion')
    return {
      sentence: t('flight-exploded', { program }),
      detail: t('flight-exploded-detail', { risk: riskNamed(risks[passed]?.risk ?? '').name, cost }),
      actions,
    };
  return flight.mission === 'MOON'
    ? { sentence: t('moon-landed', { program }), detail: t('moon-landed-detail'), actions }
    : { sentence: t('flight-complete', { program, mission }), detail: t('flight-complete-detail'), actions };
}

/** The action bar of a launch. The dice are already rolled; each viewer reveals them at their own pace. */
export function launchActions(view: MoonshotView, launch: Launch, mine: number): ActionSet {
  const { flight, risks, passed, outcome, waits } = launch;
  const program = sideOf(flight.side).name;
  const mission = missionNamed(flight.mission ?? 'MOON').name;
  if (waits)
    return {
      sentence: t('prepares-launch', { program, mission }),
      detail: t('prepares-detail'),
      actions: [],
    };
  if (outcome !== 'flying') return endedActions(launch);
  const risk = risks[passed];
  const own = flight.side === mine && view.side !== null;
  const isFlying = launch.rolled > launch.shown;
  const die = flight.checks[launch.rolled - 1]?.die ?? 0;
  return {
    sentence: risk ? t(own ? 'roll-own' : 'roll-other', { program, risk: riskNamed(risk.risk).name }) : mission,
    detail: isFlying ? t('rolled-flies', { die }) : risk ? facesText(risk.faces) : null,
    actions: [
      { id: 'all', label: t('roll-all'), kind: 'quiet', hint: 'A', onPress: launch.toEnd },
      isFlying
        ? { id: 'reveal', label: t('show-result'), kind: 'go', hint: '↵', onPress: launch.reveal }
        : {
            id: 'roll',
            label: t('roll'),
            kind: 'go',
            hint: '↵',
            disabled: launch.rolling ? t('rolling') : null,
            onPress: launch.roll,
          },
    ],
  };
}
