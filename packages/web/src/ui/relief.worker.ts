import type { Drawing } from './drawGround.ts';
import { lightGround } from './relief.ts';

/** Declared here because the page's types do not include it. */
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string;
}

// Ground textures are rendered in a worker to keep the page responsive.
async function draw({ ground, outline, quality }: Drawing): Promise<string> {
  const { width, height } = ground;
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  brush.putImageData(new ImageData(lightGround(ground), width, height), 0, 0);
  if (outline) {
    brush.globalCompositeOperation = 'destination-in';
    brush.beginPath();
    for (const [x, y] of outline) brush.lineTo(x, y);
    brush.fill();
  }
  // A data URL outlives the worker; a blob URL made here would be revoked when the worker is terminated.
  return new FileReaderSync().readAsDataURL(await canvas.convertToBlob({ type: 'image/webp', quality }));
}

self.onmessage = async ({ data }: MessageEvent<{ call: number; drawing: Drawing }>) => {
  self.postMessage({ call: data.call, picture: await draw(data.drawing).catch(() => '') });
};
