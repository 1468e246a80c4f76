import { useTouch } from '../../ui/index.ts';
import { addressAt, recordHash } from './replay-link.ts';
import { t } from './text.ts';

type Toast = (text: string, tone?: 'bad' | 'good' | 'plain') => void;

/**
 * Shares a link to a step of a replay: by the device's share menu, or by the clipboard. A record that is only on this
 * device becomes part of the link.
 */
export function useShare(
  local: unknown,
  title: string,
  toast: Toast,
  analysis: boolean,
): (step: number) => Promise<void> {
  const touch = useTouch();
  return async (step) => {
    let url = addressAt(location.href, step, analysis);
    if (local !== null) {
      const hash = await recordHash(local);
      if (hash === null) return toast(t('too-long'), 'bad');
      url = addressAt(new URL(`/replay${hash}`, location.href).href, step, analysis);
    }
    if (touch && 'share' in navigator) return navigator.share({ title, url }).catch(() => {});
    try {
      await navigator.clipboard.writeText(url);
      toast(t(local === null ? 'link-copied' : 'link-copied-local', { step }), 'good');
    } catch {
      toast(t('copy-failed'), 'bad');
    }
  };
}
