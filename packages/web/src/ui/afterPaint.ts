/** How long `painted` waits at most, because a tab that gets hidden paints nothing, in milliseconds. */
const AT_MOST = 100;

/** Resolves after the next paint; at once in a hidden tab. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    afterPaint(done);
    setTimeout(done, AT_MOST);
  });
}

/** Runs a job after the next paint, so that it does not delay the response to a press. */
export function afterPaint(job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(job);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
