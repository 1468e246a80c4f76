import type { Game } from '@orrery/kernel';
import type { ClockSetting, Gathering } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { gameOf } from '../../catalog.ts';
import { isFree, isShown } from '../new/settle.ts';
import { termsOf } from '../new/terms.ts';
import { watchWords } from '../new/WatchField.tsx';
import type { Option, Options } from '../parts/options.ts';

/** One line of what a table is played with. */
export interface Term {
  title: string;
  value: string;
  /** Not what is usual. */
  unusual: boolean;
}

const valueWords = ({ kind, values }: Option, value: unknown): string =>
  values.find((one) => one.value === value)?.label ?? (kind === 'flag' ? (value ? 'Yes' : 'No') : String(value));

const time = (seconds: number): string => {
  const units: [number, string][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ];
  const [size, unit] = units.find(([one]) => seconds >= one) ?? [1, 'second'];
  const count = Math.round(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** How long one may think, in words. */
export function clockWords(clock: ClockSetting | null): string {
  if (clock?.bank) return `${time(clock.bank.first)} each, and ${time(clock.bank.more)} more with each decision`;
  if (clock?.move !== undefined) return `${time(clock.move)} for each decision`;
  if (clock?.talk !== undefined && clock.turn === undefined) return `${time(clock.talk)} for talks alone`;
  const limits = Object.values(clock ?? {}).filter((part) => typeof part === 'number');
  return limits.length === 0 ? 'No limit' : `${time(Math.min(...limits))} for each question`;
}

/** What a table is played with, as the set-up would show it. */
export function termsWords(game: Game, { options, seats, clock, hints, watch }: Gathering): Term[] {
  const terms = termsOf(game, seats.length);
  const chosen = options as Options;
  const shown = terms.all.filter((option) => isShown(terms, chosen, option) && isFree(terms, chosen, option));
  return [
    ...shown.map((option) => ({
      title: option.title,
      value: valueWords(option, chosen[option.name]),
      unusual: chosen[option.name] !== option.usual,
    })),
    { title: 'Time to think', value: clockWords(clock ?? game.times?.(seats.length) ?? null), unusual: clock !== null },
    { title: 'Hints', value: hints ? 'May be asked for' : 'None', unusual: !hints },
    { title: 'Who watches sees', value: watchWords(watch), unusual: watch.as !== 'open' },
  ];
}

/** The rules of a table's game, once they have come. */
export function useGame({ game: id }: Gathering): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    gameOf(id).then(setGame, () => {});
  }, [id]);
  return game?.id === id ? game : null;
}

/** What a table is played with, once its game's rules have come; null until then. */
export function useTerms(gathering: Gathering): Term[] | null {
  const game = useGame(gathering);
  return game && termsWords(game, gathering);
}
