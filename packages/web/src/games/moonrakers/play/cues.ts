import type { Cues, RoundValue } from '../../../play/cues.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { isForPoints } from './points.ts';
import { t as text } from './text.ts';
import { t } from './text-moments.ts';

/** How Moonrakers' events sound and look. A completed contract has its own moment on the board. */
export const cues: Cues = {
  moved: { sound: 'move', kind: 'moves', beat: true },
  stayed: { kind: 'moves' },
  event: { sound: 'card', kind: 'cards', beat: true },
  'event-roll': { sound: 'dice', kind: 'fights', beat: true, rolls: true },
  'first-roll': { sound: 'dice', kind: 'fights', beat: true, rolls: true },
  voted: { kind: 'talk', beat: true },
  'talks-opened': { sound: 'launch', kind: 'talk', beat: true },
  'talks-ended': { sound: 'loss', kind: 'talk', beat: true },
  'offer-propose': { sound: 'launch', kind: 'talk', beat: true },
  'offer-counter': { sound: 'launch', kind: 'talk', beat: true },
  'offer-accept': { sound: 'gain', kind: 'talk', beat: true },
  'offer-decline': { sound: 'loss', kind: 'talk', beat: true },
  'offer-withdraw': { kind: 'talk' },
  hinted: { kind: 'talk', beat: true },
  'deal-locked': { sound: 'place', kind: 'talk', beat: true },
  'duel-called': { sound: 'fight', kind: 'fights', beat: true },
  'mission-began': { sound: 'move', kind: 'fights', beat: true },
  rolled: { sound: 'dice', kind: 'fights', beat: true, rolls: true },
  rerolled: { sound: 'dice', kind: 'fights', beat: true, rolls: true },
  played: { sound: 'card', kind: 'cards', beat: true },
  used: { sound: 'place', kind: 'cards', beat: true },
  discarded: { sound: 'card', kind: 'cards' },
  hired: { sound: 'gain', kind: 'trade', beat: true },
  succeeded: { sound: 'win', kind: 'score', beat: true },
  failed: { sound: 'explosion', kind: 'score', beat: true },
  hazards: { sound: 'fight', kind: 'fights', beat: true },
  'hazard-pay': { sound: 'gain', kind: 'score' },
  rewarded: { sound: 'gain', kind: 'score' },
  prize: { sound: 'gain', kind: 'score' },
  claimed: {
    sound: 'win',
    kind: 'score',
    beat: true,
    moment: ({ data }) => ({ title: t('claimed'), anchor: `card:${data.card}`, kind: 'good' }),
  },
  bought: { sound: 'gain', kind: 'trade', beat: true },
  installed: { sound: 'place', kind: 'build', beat: true },
  scrapped: { sound: 'loss', kind: 'build' },
  'bonus-kept': { sound: 'card', kind: 'cards' },
  'contract-replaced': { sound: 'card', kind: 'cards' },
  'armory-replaced': { sound: 'card', kind: 'trade' },
  favour: { sound: 'gain', kind: 'trade' },
};

/** The values that the summary of a round compares. */
export function rounds(view: unknown): RoundValue[] {
  const { captains } = view as MoonrakersView;
  const points = isForPoints(view as MoonrakersView);
  return [
    {
      label: text(points ? 'total-points' : 'total-prestige'),
      seats: captains.map((captain) => (points ? captain.points : captain.prestige)),
    },
    { label: text('credits'), seats: captains.map(({ credits }) => credits) },
  ];
}
