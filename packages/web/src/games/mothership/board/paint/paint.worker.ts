import { globe, type Skin } from './globe.ts';
import { drawSky, type Sky } from './nebula.ts';
import { type Belt, drawBelt } from './rocks.ts';

/** A generated image. */
export type Painting =
  | { kind: 'globe'; skin: Skin; size: number; seed: number }
  | { kind: 'belt'; belt: Belt }
  | { kind: 'sky'; sky: Sky };

/** Available in workers, but missing from the DOM types. */
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string;
}

const sizeOf = (painting: Painting): { width: number; height: number } =>
  painting.kind === 'globe'
    ? { width: painting.size, height: painting.size }
    : painting.kind === 'belt'
      ? painting.belt
      : painting.sky;

// Painting runs in a worker so that the page stays responsive.
async function paint(painting: Painting): Promise<string> {
  const { width, height } = sizeOf(painting);
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  if (painting.kind === 'globe') {
    const { skin, size, seed } = painting;
    brush.putImageData(new ImageData(globe(skin, size, seed), size, size), 0, 0);
  } else if (painting.kind === 'belt') drawBelt(brush, painting.belt);
  else drawSky(brush, painting.sky);
  // A data URL outlives the worker; a blob URL made here would be revoked when the worker is terminated.
  return new FileReaderSync().readAsDataURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }));
}

self.onmessage = async ({ data }: MessageEvent<{ call: number; painting: Painting }>) => {
  self.postMessage({ call: data.call, picture: await paint(data.painting).catch(() => '') });
};
