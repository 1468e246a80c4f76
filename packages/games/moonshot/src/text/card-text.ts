import { SLOTS } from '../content/blueprint.ts';
import { MISSIONS } from '../content/missions.ts';
import { MOON_GATE } from '../content/numbers.ts';
import type { Condition, Icon, ModuleDesign, PayloadKind, RiskDesign, TileKind, ZoneKind } from '../content/types.ts';

export const ICON_NAMES: Readonly<Record<Icon, string>> = { S: 'Structure', E: 'Electronics', C: 'Code' };
export const KIND_NAMES: Readonly<Record<TileKind, string>> = { ...ICON_NAMES, P: 'Payload' };
/** Structure, Electronics, Code, Adaptivity. */
export const PARAMETER_NAMES: readonly string[] = [...Object.values(ICON_NAMES), 'Adaptivity'];
export const PAYLOAD_NAMES: Readonly<Record<PayloadKind, string>> = {
  dog: 'Astrodog',
  satellite: 'Satellite',
  astronaut: 'Astronaut',
};
export const ZONE_NAMES: Readonly<Record<ZoneKind, string>> = { row: 'row', rows: 'two rows', column: 'column' };

function conditionText(condition: Condition): string {
  switch (condition.needs) {
    case 'full':
      return 'a tile on every cell';
    case 'pairs':
      return `${condition.n} matched pairs`;
    case 'payloads':
      return `${condition.n} Payload ${condition.n === 1 ? 'tile' : 'tiles'}`;
    case 'centres': {
      const icon = condition.icon === null ? '' : ` ${ICON_NAMES[condition.icon]}`;
      return `${condition.n}${icon} ${condition.n === 1 ? 'centre' : 'centres'}`;
    }
  }
}

/** `Structure +1, Adaptivity +1`. */
export const bonusText = (bonus: readonly number[]): string =>
  bonus.flatMap((n, i) => (n > 0 ? [`${PARAMETER_NAMES[i]} +${n}`] : [])).join(', ');

/** A module in words: `In a row with 2 Structure centres: Structure +2`. */
export const moduleText = ({ zone, conditions, bonus }: ModuleDesign): string =>
  `In a ${ZONE_NAMES[zone]} with ${conditions.map(conditionText).join(' and ')}: ${bonusText(bonus)}`.replace(
    'In a two rows',
    'In two rows',
  );

/** The ranges of a risk in words: `up to 3`, `4 to 6`, `7 or more`. */
export const rangeTexts = ({ low, middle }: RiskDesign): string[] => [
  `up to ${low}`,
  `${low + 1} to ${middle}`,
  `${middle + 1} or more`,
];

/** The name of a module slot: `row A`, `rows A and B`, `column 2`. */
export const slotText = (id: string): string => {
  const zone = SLOTS.find((slot) => slot.id === id)?.zone;
  return zone === 'rows' ? `rows ${id.charAt(0)} and ${id.charAt(1)}` : `${zone} ${id}`;
};

/** The mission levels that open the Moon: `3 or 4`. */
export const GATE_LEVELS: string = [...new Set(MISSIONS.map(({ level }) => level))]
  .filter((level) => level >= MOON_GATE)
  .join(' or ');
