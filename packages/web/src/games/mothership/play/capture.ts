import { canHit, friendly, judgeTarget, oddsOf, rewardsOf, sideOf, targetAt, unitName } from '@orrery/mothership';
import type { Words } from '../../../play/game-ui.ts';
import { formatList } from '../../../ui/format-list.ts';
import type { Hex } from '../board/hex.ts';
import { percent } from '../board/panels/FightCard.tsx';
import { unitTitle } from './board-data.ts';
import { cellOf, fightOn, strikersOn } from './plans.ts';
import type { Scene } from './position.ts';
import { t } from './text.ts';

/** What it takes to capture a planet right now and what it gains; for one's own planets, who could take them. */
export function captureLines(scene: Scene, index: number, words: Words): string[] {
  const { view, table, threats, me } = scene;
  const planet = table.planets[index];
  const hex = view.planets[index]?.cell;
  if (!planet || !hex) return [];
  const { owner } = planet;
  const cell = cellOf(table, hex);
  const target = targetAt(table, cell);
  if (owner >= 0 && friendly(table, owner, me)) {
    const near = threats[cell] ?? [];
    const n = near.filter((unit) => !friendly(table, sideOf(unit), me) && canHit(table, unit, target)).length;
    return [t('own-planet', { n })];
  }
  const rewards = rewardsOf(table, me, index, owner);
  const gains = [
    ...(rewards.length > 0 ? [t(rewards.length > 1 ? 'gain-either' : `gain-${rewards[0] ?? 'deck'}`)] : []),
    ...(planet.moon || planet.kind === 'planetoid' ? [t('gain-bonus')] : []),
    ...(view.agreed.mode === 'points' ? [t('gain-point')] : []),
  ];
  const verdict = judgeTarget(table, me, target);
  return [
    verdict === true ? chanceText(scene, hex) : words.refusal(verdict),
    ...(gains.length > 0 ? [t('capture-gains', { list: formatList(gains) })] : []),
  ];
}

/** The chance of the ships that could attack it now. */
function chanceText({ view, table, me }: Scene, hex: Hex): string {
  const ships = strikersOn(table, me, hex);
  const fight = fightOn(table, ships, hex);
  if (!fight) return t('capture-none');
  const ids = new Set(ships.map(unitName));
  const names = view.units.filter(({ id }) => ids.has(id)).map(unitTitle);
  return t('capture-now', { ships: formatList(names), chance: percent(oddsOf(table, fight).attacker) });
}
