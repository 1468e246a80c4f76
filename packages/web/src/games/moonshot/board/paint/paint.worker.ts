import { moon } from './moon.ts';
import { drawSmoke, SMOKE } from './smoke.ts';

/** A picture that is made and not fetched. */
export type Painting = { kind: 'moon'; size: number } | { kind: 'smoke' };

/** Workers have it, though the page's types do not know. */
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string;
}

// Painted here, so that the page can be pressed while pictures are made.
async function paint(painting: Painting): Promise<string> {
  const { width, height } = painting.kind === 'moon' ? { width: painting.size, height: painting.size } : SMOKE;
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  if (painting.kind === 'smoke') drawSmoke(brush);
  else brush.putImageData(new ImageData(moon(width, 'moonshot'), width, height), 0, 0);
  // An address that holds the picture itself: the page's policy allows no other made on the spot.
  return new FileReaderSync().readAsDataURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }));
}

self.onmessage = async ({ data }: MessageEvent<{ call: number; painting: Painting }>) => {
  self.postMessage({ call: data.call, picture: await paint(data.painting).catch(() => '') });
};
