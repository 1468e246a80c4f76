import type { HelionoxView } from '@orrery/helionox';
import type { VisibleEvent } from '@orrery/kernel';
import type { Cues, RoundValue } from '../../../play/cues.ts';
import { t as text } from '../text.ts';
import { t } from './text-moments.ts';

const eventAnchor = ({ data }: VisibleEvent): string => `event:${data.card}`;

/** How Helionox's events sound and look. */
export const cues: Cues = {
  played: { sound: 'card', kind: 'cards', beat: true },
  copied: { sound: 'card', kind: 'cards' },
  drew: { sound: 'card', kind: 'cards' },
  discarded: { sound: 'card', kind: 'cards' },
  consumed: { sound: 'loss', kind: 'cards' },
  cycled: { sound: 'card', kind: 'cards' },
  moved: { sound: 'move', kind: 'moves', beat: true },
  'embassy-placed': { sound: 'place', kind: 'build', beat: true },
  'garrison-removed': { sound: 'fight', kind: 'fights' },
  bought: { sound: 'gain', kind: 'trade', beat: true },
  obtained: { sound: 'gain', kind: 'trade' },
  secured: { sound: 'gain', kind: 'trade' },
  banked: { sound: 'gain', kind: 'trade' },
  'cargo-gained': { sound: 'place', kind: 'trade' },
  'cargo-lost': { sound: 'loss', kind: 'trade' },
  delivered: { sound: 'gain', kind: 'trade', beat: true },
  'request-drawn': { sound: 'card', kind: 'trade' },
  'request-completed': {
    sound: 'gain',
    kind: 'score',
    beat: true,
    moment: () => ({ title: t('request'), kind: 'good' }),
  },
  overcome: {
    sound: 'fight',
    kind: 'fights',
    beat: true,
    moment: (event) => ({ title: t('overcome'), anchor: eventAnchor(event), kind: 'good' }),
  },
  activated: { sound: 'explosion', kind: 'fights', beat: true },
  'event-placed': { sound: 'card', kind: 'fights', beat: true },
  'syndicate-event': { sound: 'loss', kind: 'fights', beat: true },
  'syndicate-card': { sound: 'card', kind: 'cards', beat: true },
  'architect-used': { sound: 'place', kind: 'cards', beat: true },
  influence: { sound: 'gain', kind: 'score' },
  infamy: { sound: 'loss', kind: 'score' },
  called: { sound: 'turn', kind: 'talk', beat: true },
  collaborated: { sound: 'gain', kind: 'talk', beat: true },
  withdrew: { kind: 'talk' },
};

/** The values that the summary of a round compares. */
export function rounds(view: unknown): RoundValue[] {
  const { players } = view as HelionoxView;
  return [{ label: text('influence'), seats: players.map(({ score }) => score.total) }];
}
