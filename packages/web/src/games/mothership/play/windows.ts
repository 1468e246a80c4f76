import { CARDS, type Fight, kindOf, type MothershipView, sideOf, unitName } from '@orrery/mothership';
import type { Play } from '../../../play/play.ts';
import type { SeenWindow } from '../board/panels/AnswerStrip.tsx';
import { faceOf } from './faces.ts';
import { planetName, unitWords } from './seen.ts';

/** Flows in which others may answer before it goes on. */
const WINDOWS = new Set(['window', 'cancel', 'deploy']);

/** How far a fight has come, once it is more than declared. */
const STEPS: Record<string, string> = {
  after: 'The dice are thrown.',
  loser: 'The fight is decided.',
};

/** Who attacks what, in a line. */
function attackWords(view: MothershipView, fight: Fight, nameOf: (side: number) => string, me: number | null): string {
  const whose = (side: number) => (side === me ? 'your' : `${nameOf(side)}’s`);
  const unit = (id: number) => unitWords({ id: unitName(id), kind: kindOf(id) });
  if (fight.kind === 'asteroids') return `Asteroids meet ${whose(sideOf(fight.target))} ${unit(fight.target)}.`;
  const by = fight.attack.side === me ? 'You attack' : `${nameOf(fight.attack.side)} attacks`;
  if (fight.kind !== 'planet') return `${by} ${whose(sideOf(fight.target))} ${unit(fight.target)}.`;
  const { side } = fight.defence;
  return `${by} ${side < 0 ? '' : `${whose(side)} `}${planetName(view, fight.target)}.`;
}

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
        ? (STEPS[fight.step] ?? attackWords(view, fight, nameOf, me))
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
