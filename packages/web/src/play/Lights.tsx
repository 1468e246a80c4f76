import type { GameKit } from '../games/kit.ts';
import { Beacons, Explainer, useLit } from '../look/index.ts';

/** What a game says about a thing on its table. */
export const aboutIn =
  (kit: GameKit) =>
  (id: string): { title: string; text: string } | null => {
    const term = kit.terms?.find((one) => one.id === id);
    return term ? { title: term.name, text: term.text } : (kit.about?.(id) ?? null);
  };

/** Light and words over the board: round what the log speaks of, round the last move, and about what is pointed at. */
export function Lights({ last, kit }: { last: readonly string[]; kit: GameKit }) {
  return (
    <>
      <Beacons kind="last" spots={last} />
      <Beacons kind="light" spots={useLit()} />
      <Explainer about={aboutIn(kit)} />
    </>
  );
}
