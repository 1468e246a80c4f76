import { useSyncExternalStore } from 'react';
import { wantsMoreContrast } from '../ui/media.ts';
import { applyTextSize, type TextSize } from '../ui/text-size.ts';
import { applyTheme, chosenTheme, type Theme } from '../ui/theme.ts';

/** The player's settings, stored on this device. */
export interface Settings {
  theme: Theme;
  /** The factor for texts and panels. */
  textSize: TextSize;
  /** Whether shapes and patterns add to colours; null as the system asks for more contrast. */
  patterns: boolean | null;
  volume: number;
  /** The volume of the music; 0 is off. */
  music: number;
  mute: boolean;
  motion: 'system' | 'less';
  /** How fast bot moves are shown. */
  pace: 'calm' | 'quick' | 'instant';
  /** Whether bots tell why they move, at the calm pace. */
  botReasons: boolean;
  autoAnswer: boolean;
  /** Whether to be reminded of things left to do before a turn ends. */
  reminders: boolean;
  /** Whether each round ends with a summary. */
  roundSummary: boolean;
  /** Whether an answer of one press needs a second one, although it can be undone. */
  confirmMoves: boolean;
  name: string;
}

/** Name of players who do not enter one. */
export const DEFAULT_NAME = 'Commander';

const KEY = 'orrery.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 1,
  patterns: null,
  volume: 0.5,
  music: 0,
  mute: false,
  motion: 'system',
  pace: 'calm',
  botReasons: true,
  autoAnswer: true,
  reminders: true,
  roundSummary: true,
  confirmMoves: false,
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

export const showsPatterns = ({ patterns }: Settings): boolean => patterns ?? wantsMoreContrast();

/** Applies theme, text size, patterns and motion to the document. Style sheets draw patterns below `data-patterns`. */
export function applySettings(): void {
  applyTheme(current.theme);
  applyTextSize(current.textSize);
  const { dataset } = document.documentElement;
  dataset.motion = current.motion;
  if (showsPatterns(current)) dataset.patterns = '';
  else delete dataset.patterns;
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

const PACES: Record<Settings['pace'], number> = { calm: 900, quick: 220, instant: 0 };

/** Delay before a bot's move is shown, in milliseconds. It does not depend on the motion setting. */
export const paceMs = ({ pace }: Settings): number => PACES[pace];
