import { Beacons, Explainer, useLit } from '../ui/index.ts';
import type { GameUi } from './game-ui.ts';

/** The game's explanation of a term or of something on its table. */
export const aboutIn =
  (gameUi: GameUi, view: unknown) =>
  (id: string): { title: string; text: string } | null => {
    const term = gameUi.terms?.find((one) => one.id === id);
    return term ? { title: term.name, text: term.text } : (gameUi.about?.(id, view) ?? null);
  };

/** Tooltips, and the highlights of log entries and the last move. */
export function Highlights({ last, gameUi, view }: { last: readonly string[]; gameUi: GameUi; view: unknown }) {
  return (
    <>
      <Beacons kind="last" anchors={last} />
      <Beacons kind="light" anchors={useLit()} />
      <Explainer about={aboutIn(gameUi, view)} />
    </>
  );
}
