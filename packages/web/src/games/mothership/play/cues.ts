import type { VisibleEvent } from '@orrery/kernel';
import type { MothershipView } from '@orrery/mothership';
import type { Cues, RoundValue } from '../../../play/cues.ts';
import { t as text } from './text.ts';
import { t } from './text-moments.ts';

const planetAnchor = ({ data }: VisibleEvent): string => `hex:${data.planet}`;
const unitOf = ({ data }: VisibleEvent): string[] => [`unit:${data.unit}`];

/** How Mothership's events sound and look. */
export const cues: Cues = {
  'turn-began': { beat: true },
  moves: { sound: 'move', kind: 'moves' },
  stepped: { sound: 'move', kind: 'moves' },
  placed: { sound: 'place', kind: 'moves' },
  deployed: { sound: 'launch', kind: 'build', beat: true },
  warped: { sound: 'launch', kind: 'moves', beat: true },
  'came-back': { sound: 'launch', kind: 'moves', beat: true },
  'station-moved': { sound: 'move', kind: 'moves', beat: true },
  'entered-field': { sound: 'move', kind: 'moves' },
  held: { sound: 'loss', kind: 'fights', beat: true },
  fight: { sound: 'fight', kind: 'fights', beat: true },
  'asteroid-fight': { sound: 'fight', kind: 'fights', beat: true },
  rolled: { sound: 'dice', kind: 'fights', rolls: true },
  'rolled-lone': { sound: 'dice', kind: 'fights', beat: true, rolls: true },
  'rolled-more': { sound: 'dice', kind: 'fights', beat: true, rolls: true },
  'rolled-again': { sound: 'dice', kind: 'fights', beat: true, rolls: true },
  'rolled-off': { sound: 'dice', kind: 'fights', beat: true, rolls: true },
  compared: { kind: 'fights', beat: true },
  destroyed: { sound: 'explosion', kind: 'fights', beat: true, destroys: unitOf },
  'mothership-hit': { sound: 'explosion', kind: 'fights', beat: true },
  'station-hit': { sound: 'explosion', kind: 'fights', beat: true },
  'held-out': { sound: 'loss', kind: 'fights', beat: true },
  captured: {
    sound: 'gain',
    kind: 'score',
    beat: true,
    moment: (event) => ({ title: t('captured'), anchor: planetAnchor(event), kind: 'good' }),
  },
  eliminated: {
    sound: 'explosion',
    kind: 'score',
    beat: true,
    moment: () => ({ title: t('eliminated'), kind: 'bad' }),
  },
  gained: { sound: 'gain', kind: 'score' },
  robbed: { sound: 'loss', kind: 'score', beat: true },
  stole: { sound: 'card', kind: 'cards', beat: true },
  sold: { sound: 'gain', kind: 'trade' },
  'bought-card': { sound: 'card', kind: 'trade', beat: true },
  drew: { sound: 'card', kind: 'cards' },
  played: { sound: 'card', kind: 'cards', beat: true },
  cancelled: { sound: 'loss', kind: 'cards', beat: true },
  researched: { sound: 'gain', kind: 'build', beat: true },
  built: { sound: 'place', kind: 'build', beat: true },
  explored: {
    sound: 'gain',
    kind: 'score',
    beat: true,
    moment: (event) => ({ title: t('explored'), anchor: planetAnchor(event), kind: 'good' }),
  },
  repaired: { sound: 'gain', kind: 'build' },
  diverted: { sound: 'place', kind: 'build' },
  energised: { sound: 'gain', kind: 'build' },
  drained: { sound: 'loss', kind: 'build' },
  refreshed: { sound: 'card', kind: 'trade' },
  'last-round': { beat: true, moment: () => ({ title: t('last-round'), kind: 'plain' }) },
};

/** The values that the summary of a round compares. */
export function rounds(view: unknown): RoundValue[] {
  const { players, agreed, units } = view as MothershipView;
  const ships = players.map(({ side }) => units.filter((unit) => unit.side === side && unit.cell !== null).length);
  return [
    ...(agreed.mode === 'points' ? [{ label: text('points'), seats: players.map(({ points }) => points) }] : []),
    { label: text('planets'), seats: players.map(({ planets }) => planets) },
    { label: text('kills'), seats: players.map(({ kills }) => kills) },
    { label: text('units-left'), seats: ships },
  ];
}
