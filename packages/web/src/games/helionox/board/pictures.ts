import { type Card, DESIGNS, type Faction, type FleetAbility, offersDefense } from '@orrery/helionox';
import { defined } from '@orrery/kernel';
import type { SignName } from './signs.ts';

/** A card's picture: an icon and, for some cards, a smaller one beside it. */
export interface Picture {
  glyph: SignName;
  beside: SignName | null;
}

const FACTIONS: Record<Faction, readonly SignName[]> = {
  bio: ['splicer', 'mycel', 'bio'],
  cybernetic: ['lattice', 'mirror', 'foreman', 'cybernetic'],
  transport: ['ring', 'engineer', 'hauler', 'concourse', 'transport'],
  defense: ['wing', 'marshal', 'helm', 'shieldHalf'],
};
const SHIPS: Record<FleetAbility['on'], readonly SignName[]> = {
  paidMove: ['ship'],
  overcome: ['overcome'],
  gainCargo: ['cargo'],
  bankReward: ['bank'],
};
const STELLAR: readonly SignName[] = ['quake', 'dust', 'stellar'];
const SOCIAL: readonly SignName[] = ['riot', 'rogue', 'social'];
const SINGLE: Partial<Record<Card['kind'], readonly SignName[]>> = {
  prime: ['prime'],
  illegal: ['illegal'],
  architect: ['architect'],
  request: ['request'],
  mission: ['trophy'],
  location: ['concourse'],
};
const WARP: readonly SignName[] = ['warp'];
const HELM: readonly SignName[] = ['helm'];
const MINERALS: readonly SignName[] = ['minerals'];

/** Second icons that distinguish cards with the same picture. */
const BESIDE: readonly (SignName | null)[] = [
  null,
  'key',
  'embassy',
  'cryo',
  'bank',
  'cargo',
  'draw',
  'overcome',
  'hands',
  'ship',
  'cycle',
  'consume',
  'obtain',
  'trophy',
  'copy',
  'pin',
  'hand',
  'hourglass',
  'lock',
  'move',
  'prime',
  'credit',
  'influence',
  'infamy',
  'defense',
];

function choiceFor(card: Card): readonly SignName[] {
  switch (card.kind) {
    case 'market':
      return FACTIONS[card.faction];
    case 'starting':
      return card.faction ? FACTIONS[card.faction] : offersDefense(card.effect) ? HELM : MINERALS;
    case 'event':
      return card.catastrophic ? WARP : card.nature === 'stellar' ? STELLAR : SOCIAL;
    case 'fleet':
      return SHIPS[card.ability.on];
    default:
      return SINGLE[card.kind] ?? ['prime'];
  }
}

// Designs with the same candidate icons take them in turn; a second icon distinguishes reused ones.
const pictures = new Map<string, Picture>();
const taken = new Map<readonly SignName[], number>();
for (const card of DESIGNS) {
  const choice = choiceFor(card);
  const at = taken.get(choice) ?? 0;
  taken.set(choice, at + 1);
  pictures.set(card.id, {
    glyph: defined(choice[at % choice.length]),
    beside: BESIDE[Math.floor(at / choice.length)] ?? null,
  });
}

/** The picture of a design; no two designs with the same frame share one. */
export const pictureOf = (design: string): Picture => pictures.get(design) ?? { glyph: 'prime', beside: null };
