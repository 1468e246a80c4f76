/** Time for which a result is cached. */
const FRESH_MS = 5000;

/** Checks with a test write whether data can be saved. If not, `onFault` receives the reason. */
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
