/**
 * Generates pictures in a worker that runs only while pictures are requested. The returned function resolves to a
 * picture's URL, or to an empty string on failure.
 */
export function openPaintWorker(start: () => Worker): (order: object) => Promise<string> {
  const open = new Map<number, (picture: string) => void>();
  let worker: Worker | null = null;
  let calls = 0;

  function done(call: number, picture: string): void {
    open.get(call)?.(picture);
    open.delete(call);
    if (open.size > 0) return;
    worker?.terminate();
    worker = null;
  }

  return (order) => {
    if (typeof OffscreenCanvas === 'undefined') return Promise.resolve('');
    if (!worker) {
      worker = start();
      worker.onmessage = ({ data }: MessageEvent<{ call: number; picture: string }>) => done(data.call, data.picture);
      worker.onerror = () => {
        for (const call of [...open.keys()]) done(call, '');
      };
    }
    const call = ++calls;
    worker.postMessage({ call, ...order });
    return new Promise((resolve) => open.set(call, resolve));
  };
}
