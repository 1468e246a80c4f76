import { effectsText, kindName, moduleText, payloadText, rangeTexts } from '@orrery/moonshot';
import type { About } from '../../../ui/index.ts';
import { isModule, isTile, maneuverNamed, missionNamed, moduleNamed, riskNamed, tileNamed } from '../board/content.ts';
import { t } from './text.ts';

/** The text of a card for a long press: `card:S01`, `card:R1-04`. */
export function aboutCard(held: string): About | null {
  const id = held.startsWith('card:') ? held.slice(5) : '';
  if (isTile(id)) {
    const { name, kind, centres } = tileNamed(id);
    const text = t(kind === 'P' ? 'about-payload-tile' : 'about-tile', { kind: kindName(kind), n: centres });
    return { title: name, text };
  }
  if (isModule(id))
    return { title: moduleNamed(id).name, text: t('about-module', { text: moduleText(moduleNamed(id)) }) };
  const maneuver = maneuverNamed(id);
  if (maneuver) {
    const [one = '', two = '', three = ''] = maneuver.design.levels.map(effectsText);
    return { title: maneuver.name, text: t('about-maneuver', { one, two, three }) };
  }
  const risk = riskNamed(id);
  if (risk) {
    const [low = '', middle = '', high = ''] = rangeTexts(risk).map((range, i) =>
      t('about-risk-row', { range, needs: risk.needs[i]?.join('/') ?? '' }),
    );
    return {
      title: t('about-risk-title', { name: risk.name, level: risk.level }),
      text: t('about-risk', { low, middle, high }),
    };
  }
  const mission = missionNamed(id);
  if (!mission) return null;
  const payload = payloadText(mission.payload);
  return {
    title: mission.name,
    text: t(mission.reward.length > 0 ? 'about-mission' : 'about-moon', {
      payload,
      reward: effectsText(mission.reward),
    }),
  };
}
