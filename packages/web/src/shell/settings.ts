import { useSyncExternalStore } from 'react';
import { applyTheme, chosenTheme, type Theme } from '../look/theme.ts';

/** What a player has chosen, on this device. */
export interface Settings {
  theme: Theme;
  volume: number;
  mute: boolean;
  motion: 'system' | 'less';
  /** How fast bots are shown moving. */
  pace: 'calm' | 'quick' | 'instant';
  autoAnswer: boolean;
  name: string;
}

/** What a player is called who gives no name. */
export const DEFAULT_NAME = 'Commander';

const KEY = 'orrery.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  volume: 0.5,
  mute: false,
  motion: 'system',
  pace: 'calm',
  autoAnswer: true,
  name: '',
};

const listeners = new Set<() => void>();
let current: Settings = read();

function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...DEFAULTS, ...stored, theme: chosenTheme() };
  } catch {
    return { ...DEFAULTS, theme: chosenTheme() };
  }
}

/** Puts the choices that the whole page shows onto the page. */
export function applySettings(): void {
  applyTheme(current.theme);
  document.documentElement.dataset.motion = current.motion;
}

export const settings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  applySettings();
  for (const changed of listeners) changed();
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => current,
    () => DEFAULTS,
  );
}

/** Whether the page should stand still. */
export const still = (): boolean => current.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const PACES: Record<Settings['pace'], number> = { calm: 520, quick: 220, instant: 0 };

/** How long a bot's move is held back, in milliseconds. Who wants little motion may still want to see what was done. */
export const paceMs = ({ pace }: Settings): number => PACES[pace];
