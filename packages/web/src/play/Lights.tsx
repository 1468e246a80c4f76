import { Beacons, useLit } from '../look/index.ts';

/** Light on the board: round what the log speaks of, and round the last move. */
export function Lights({ last }: { last: readonly string[] }) {
  return (
    <>
      <Beacons kind="last" spots={last} />
      <Beacons kind="light" spots={useLit()} />
    </>
  );
}
