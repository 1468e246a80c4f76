import { effectsText, KIND_NAMES, moduleText, PAYLOAD_NAMES, rangeTexts } from '@orrery/moonshot';
import type { About } from '../../../look/index.ts';
import { isModule, isTile, maneuverNamed, missionNamed, moduleNamed, riskNamed, tileNamed } from '../board/content.ts';

/** A card in words, for a finger that holds on to it: `card:S01`, `card:R1-04`. */
export function aboutCard(held: string): About | null {
  const id = held.startsWith('card:') ? held.slice(5) : '';
  if (isTile(id)) {
    const { name, kind, centres } = tileNamed(id);
    const text = kind === 'P' ? 'holds one payload' : `${centres} ${KIND_NAMES[kind]} in its centre`;
    return { title: name, text: `${KIND_NAMES[kind]} tile: ${text}. Half shapes that meet their like add 1.` };
  }
  if (isModule(id)) return { title: moduleNamed(id).name, text: `${moduleText(moduleNamed(id))}.` };
  const maneuver = maneuverNamed(id);
  if (maneuver) {
    const levels = maneuver.design.levels.map((effects, i) => `Level ${i + 1}: ${effectsText(effects)}.`);
    return { title: maneuver.name, text: levels.join(' ') };
  }
  const risk = riskNamed(id);
  if (risk) {
    const rows = rangeTexts(risk).map((range, i) => `${range}: ${risk.needs[i]?.join('/')}`);
    return { title: `${risk.name}, level ${risk.level}`, text: `Needed S/E/C by check value: ${rows.join('; ')}.` };
  }
  const mission = missionNamed(id);
  if (!mission) return null;
  const wants = mission.payload.map((kind) => PAYLOAD_NAMES[kind]).join(' and ');
  return {
    title: mission.name,
    text: `Wants ${wants}. ${mission.reward.length > 0 ? `Reward: ${effectsText(mission.reward)}.` : 'Who lands wins.'}`,
  };
}
