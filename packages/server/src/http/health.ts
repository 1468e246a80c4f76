/** A finding serves for so long, so that asking costs no more than that. */
const FRESH_MS = 5000;

/** Whether anything can be saved, by trying. `onFault` hears why not. */
export function openHealth(
  probe: () => Promise<void>,
  onFault: (error: unknown) => void,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let found: Promise<boolean> | null = null;
  let until = 0;
  return () => {
    if (found && now() < until) return found;
    until = now() + FRESH_MS;
    found = probe().then(
      () => true,
      (error) => {
        onFault(error);
        return false;
      },
    );
    return found;
  };
}
