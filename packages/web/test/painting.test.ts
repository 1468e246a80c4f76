import { describe, expect, it } from 'vitest';
import { openPaintCache } from '../src/ui/usePainting.ts';

/** A paint cache whose pictures finish only when the test lets them. */
function painter() {
  const begun: string[] = [];
  const done = new Map<string, (address: string) => void>();
  const gallery = openPaintCache(({ kind }: { kind: string }) => {
    begun.push(kind);
    return new Promise((resolve) => done.set(kind, resolve));
  });
  const finish = async (kind: string, address: string) => {
    done.get(kind)?.(address);
    await new Promise((go) => setTimeout(go));
  };
  return { gallery, begun, finish };
}

const MOON = JSON.stringify({ kind: 'moon' });
const SKY = JSON.stringify({ kind: 'sky' });

describe('paintings', () => {
  it('are generated once, and all listeners are notified', async () => {
    const { gallery, begun, finish } = painter();
    let told = 0;
    gallery.want(MOON, () => told++);
    gallery.want(MOON, () => told++);
    expect(begun).toEqual(['moon']);
    expect(gallery.see(MOON)).toBeNull();
    await finish('moon', 'data:moon');
    expect(told).toBe(2);
    expect(gallery.see(MOON)).toBe('data:moon');
    expect(gallery.see(SKY)).toBeNull();
    gallery.want(MOON, () => told++);
    expect(begun).toEqual(['moon']);
  });

  it('do not notify unsubscribed listeners, and stay empty if they cannot be generated', async () => {
    const { gallery, begun, finish } = painter();
    let told = 0;
    const leave = gallery.want(SKY, () => told++);
    leave();
    await finish('sky', '');
    expect(told).toBe(0);
    expect(gallery.see(SKY)).toBeNull();
    gallery.want(SKY, () => told++);
    expect(begun).toEqual(['sky']);
  });
});
