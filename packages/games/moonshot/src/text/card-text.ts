import { defined } from '@orrery/kernel';
import { catalog } from '@orrery/messages';
import { SLOTS } from '../content/blueprint.ts';
import { MISSIONS } from '../content/missions.ts';
import { MOON_GATE } from '../content/numbers.ts';
import type { Condition, ModuleDesign, PayloadKind, RiskDesign, TileKind, ZoneKind } from '../content/types.ts';
import { formatList } from './format-list.ts';

/** English names of the tile kinds and payloads, also used by the game's messages. */
export const KIND_NAMES = { S: 'Structure', E: 'Electronics', C: 'Code', P: 'Payload' } as const;
export const PAYLOAD_NAMES = { dog: 'Astrodog', satellite: 'Satellite', astronaut: 'Astronaut' } as const;

const t = catalog('moonshot-cards', {
  ...KIND_NAMES,
  ...PAYLOAD_NAMES,
  'n-payload':
    '{kind, select, dog {{n, plural, one {an Astrodog} other {# Astrodogs}}} satellite {{n, plural, one {a Satellite} other {# Satellites}}} other {{n, plural, one {an Astronaut} other {# Astronauts}}}}',
  adaptivity: 'Adaptivity',
  row: 'row',
  rows: 'two rows',
  column: 'column',
  full: 'a tile on every cell',
  pairs: '{n, plural, one {# matched pair} other {# matched pairs}}',
  payloads: '{n, plural, one {# Payload tile} other {# Payload tiles}}',
  centres: '{n, plural, one {# centre} other {# centres}}',
  'icon-centres': '{n, plural, one {# {icon} centre} other {# {icon} centres}}',
  bonus: '{parameter} +{n}',
  module:
    '{zone, select, row {In a row with {conditions}: {bonus}} rows {In two rows with {conditions}: {bonus}} other {In a column with {conditions}: {bonus}}}',
  'range-low': 'up to {to}',
  'range-middle': '{from} to {to}',
  'range-high': '{from} or more',
  slot: '{zone, select, row {row {first}} rows {rows {first} and {second}} other {column {first}}}',
});

export const kindName = (kind: TileKind): string => t(kind);
export const payloadName = (kind: PayloadKind): string => t(kind);
/** The payload of a mission: `an Astronaut and a Satellite`, `2 Astronauts`. */
export const payloadText = (payload: readonly PayloadKind[]): string =>
  formatList(
    [...new Set(payload)].map((kind) => t('n-payload', { kind, n: payload.filter((one) => one === kind).length })),
    'conjunction',
  );
export const zoneName = (zone: ZoneKind): string => t(zone);
/** Structure, Electronics, Code, Adaptivity. */
export const parameterNames = (): string[] => [t('S'), t('E'), t('C'), t('adaptivity')];

function conditionText(condition: Condition): string {
  switch (condition.needs) {
    case 'full':
      return t('full');
    case 'pairs':
      return t('pairs', { n: condition.n });
    case 'payloads':
      return t('payloads', { n: condition.n });
    case 'centres':
      return condition.icon === null
        ? t('centres', { n: condition.n })
        : t('icon-centres', { n: condition.n, icon: kindName(condition.icon) });
  }
}

/** `Structure +1, Adaptivity +1`. */
export function bonusText(bonus: readonly number[]): string {
  const names = parameterNames();
  return formatList(
    bonus.flatMap((n, i) => (n > 0 ? [t('bonus', { parameter: defined(names[i]), n })] : [])),
    'unit',
  );
}

/** The effect of a module: `In a row with 2 Structure centres: Structure +2`. */
export const moduleText = ({ zone, conditions, bonus }: ModuleDesign): string =>
  t('module', {
    zone,
    conditions: formatList(conditions.map(conditionText), 'conjunction'),
    bonus: bonusText(bonus),
  });

/** The ranges of a risk: `up to 3`, `4 to 6`, `7 or more`. */
export const rangeTexts = ({ low, middle }: RiskDesign): string[] => [
  t('range-low', { to: low }),
  t('range-middle', { from: low + 1, to: middle }),
  t('range-high', { from: middle + 1 }),
];

/** The name of a module slot: `row A`, `rows A and B`, `column 2`. */
export const slotText = (id: string): string =>
  t('slot', {
    zone: SLOTS.find((slot) => slot.id === id)?.zone ?? 'column',
    first: id.charAt(0),
    second: id.charAt(1),
  });

const GATE_LEVELS = [...new Set(MISSIONS.map(({ level }) => level))].filter((level) => level >= MOON_GATE);

/** The mission levels that open the Moon: `3 or 4`. */
export const gateLevels = (locale?: string): string => formatList(GATE_LEVELS.map(String), 'disjunction', locale);
