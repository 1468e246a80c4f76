import { costOf, DIE, type MoonshotView } from '@orrery/moonshot';
import type { ActionItem } from '../../../look/index.ts';
import { missionNamed, riskNamed } from '../board/content.ts';
import { sideOf } from '../board/sides.tsx';
import type { Deeds } from './deed-parts.tsx';
import { type Launch, whyGrounded } from './useLaunch.ts';

/** Faces that hold, in words. */
function facesWords(faces: Launch['risks'][number]['faces']): string {
  const good = faces.filter(({ holds }) => holds).map(({ die }) => die);
  if (good.length === DIE) return 'Every face holds.';
  if (good.length === 0) return 'No face holds.';
  const booms = faces.filter(({ value }) => value === null).length;
  const [first] = good;
  const run = good.every((die, i) => die === (first as number) + i);
  const words = run && good.length > 1 ? `${first} to ${good[good.length - 1]} holds` : `${good.join(', ')} holds`;
  return `${words}${booms > 0 ? `; ${booms === 1 ? 'a 1' : `1 to ${booms}`} explodes at once` : ''}.`;
}

/** What is said under the scene of a launch. The dice have fallen: everybody may turn them up at their own pace. */
export function launchDeeds(view: MoonshotView, launch: Launch, mine: number): Deeds {
  const { flight, risks, passed, outcome, waits } = launch;
  const program = sideOf(flight.side).name;
  const mission = missionNamed(flight.mission ?? 'MOON').name;
  if (waits)
    return {
      sentence: `${program} prepares to launch for ${mission}.`,
      detail: 'Adaptivity is divided before the first roll.',
      actions: [],
    };
  const close: ActionItem = { id: 'close', label: 'Back to the table', kind: 'go', hint: '↵', onPress: launch.close };
  const cost = `−${costOf(flight)} popularity`;
  if (outcome === 'grounded')
    return {
      sentence: `The ${program} rocket stays on its pad.`,
      detail: `${mission} is put off: ${whyGrounded(flight)}, ${cost}.`,
      actions: [close],
    };
  if (outcome !== 'flying') {
    const won = outcome === 'success';
    return {
      sentence: won ? `${program} completes ${mission}!` : `The ${program} rocket explodes.`,
      detail: won
        ? 'All risks held.'
        : `${riskNamed(risks[passed]?.risk ?? '').name} was too much: ${cost}. The mission stays on the table.`,
      actions: [close],
    };
  }
  const risk = risks[passed];
  const own = flight.side === mine && view.side !== null;
  return {
    sentence: risk ? `${own ? 'Roll' : `${program} rolls`} against the ${riskNamed(risk.risk).name}.` : mission,
    detail: risk ? facesWords(risk.faces) : null,
    actions: [
      { id: 'all', label: 'Roll to the end', kind: 'quiet', hint: 'A', onPress: launch.toEnd },
      {
        id: 'roll',
        label: 'Roll',
        kind: 'go',
        hint: '↵',
        disabled: launch.rolling ? 'The die is in the air.' : null,
        onPress: launch.roll,
      },
    ],
  };
}
