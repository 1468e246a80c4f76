import { CARDS, type MothershipView } from '@orrery/mothership';
import type { Play } from '../../../play/play.ts';
import type { SeenWindow } from '../board/panels/AnswerStrip.tsx';
import { faceOf } from './faces.ts';

/** Flows in which others may answer before it goes on. */
const WINDOWS = new Set(['window', 'cancel', 'deploy']);

const STEPS: Record<string, string> = {
  escape: 'An attack is declared.',
  attacker: 'The attacker may play cards and burn gas.',
  defender: 'The defender may play cards and burn gas.',
  after: 'The dice are thrown.',
  loser: 'The fight is decided.',
};

/** What hangs in the air, and who may answer it; null where nothing does. */
export function windowOf(
  play: Play,
  view: MothershipView,
  nameOf: (side: number) => string,
  me: number | null,
): SeenWindow | null {
  const waiting = play.table.waiting.filter(({ flow, standing }) => !standing && WINDOWS.has(flow));
  if (waiting.length === 0) return null;
  const clock = play.table.clocks.find(({ question }) => waiting.some((row) => row.question === question));
  const { declared, fight } = view;
  const title = declared && CARDS[Number(declared.card.design) - 1];
  const glyph = (declared && faceOf(declared.card, () => '')?.glyph) ?? (fight ? 'crosshair' : 'guardian');
  const text =
    declared && title
      ? `${nameOf(declared.seat)} plays ${title.name}.`
      : fight
        ? (STEPS[fight.step] ?? 'A fight is on.')
        : 'A guardian is to be deployed.';
  const asked = new Set(waiting.map(({ seat }) => seat));
  const start = Math.max(0, view.turn ?? 0);
  const count = view.players.length;
  const order = Array.from({ length: count }, (_, i) => (start + i) % count).filter((seat) => asked.has(seat));
  return {
    glyph,
    text,
    // All are asked at once, so that nobody can tell from the order who holds what.
    queue: order.map((seat, i) => ({
      seat,
      name: seat === me ? 'You' : nameOf(seat),
      state: i === 0 ? 'now' : 'next',
    })),
    until: clock?.until ?? null,
  };
}
