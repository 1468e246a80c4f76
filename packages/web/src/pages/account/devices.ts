import { t } from './text.ts';

/** A short name for a browser's user agent. */
export function deviceName(device: string): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(device)?.[0] ?? t('unknown-browser');
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(device)?.[0];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return t('device', { browser: names[browser] ?? browser, system: system ?? 'none' });
}
