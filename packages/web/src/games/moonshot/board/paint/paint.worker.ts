import { moon } from './moon.ts';
import { drawSmoke, SMOKE } from './smoke.ts';

/** A generated picture. */
export type Painting = { kind: 'moon'; size: number } | { kind: 'smoke' };

/** Missing from the page's type definitions, but available in workers. */
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string;
}

// Draws a painting; runs in a worker to keep the page responsive.
async function paint(painting: Painting): Promise<string> {
  const { width, height } = painting.kind === 'moon' ? { width: painting.size, height: painting.size } : SMOKE;
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  if (painting.kind === 'smoke') drawSmoke(brush);
  else brush.putImageData(new ImageData(moon(width, 'moonshot'), width, height), 0, 0);
  // A data URL outlives the worker; a blob URL made here would be revoked when the worker is terminated.
  return new FileReaderSync().readAsDataURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }));
}

self.onmessage = async ({ data }: MessageEvent<{ call: number; painting: Painting }>) => {
  self.postMessage({ call: data.call, picture: await paint(data.painting).catch(() => '') });
};
