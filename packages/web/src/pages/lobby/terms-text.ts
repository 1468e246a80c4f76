import type { Game } from '@orrery/kernel';
import type { LobbyTable } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { gameOf } from '../../catalog.ts';
import { clockText } from '../../shared/clock-text.ts';
import { isFree, isShown } from '../../shared/fit-options.ts';
import type { Option, Options } from '../../shared/options.ts';
import { t as shared } from '../../shared/text.ts';
import { watchText } from '../new/SpectatorField.tsx';
import { termsOf } from '../new/terms.ts';
import { t as setup } from '../new/text.ts';
import { t } from './text.ts';

/** One option of a table, as text. */
export interface Term {
  title: string;
  value: string;
  /** Whether the value differs from the default. */
  unusual: boolean;
}

const valueText = ({ kind, values }: Option, value: unknown): string =>
  values.find((one) => one.value === value)?.label ??
  (kind === 'flag' ? (value ? shared('yes') : shared('no')) : String(value));

/** The options of a table, in the words of the set-up dialog. */
function termsText(game: Game, { options, seats, clock, hints, watch }: LobbyTable): Term[] {
  const terms = termsOf(game, seats.length);
  const chosen = options as Options;
  const shown = terms.all.filter((option) => isShown(terms, chosen, option) && isFree(terms, chosen, option));
  return [
    ...shown.map((option) => ({
      title: option.title,
      value: valueText(option, chosen[option.name]),
      unusual: chosen[option.name] !== option.usual,
    })),
    { title: setup('clock'), value: clockText(clock ?? game.times?.(seats.length) ?? null), unusual: clock !== null },
    { title: t('hints'), value: hints ? t('hints-on') : t('hints-off'), unusual: !hints },
    { title: setup('spectators-see'), value: watchText(watch), unusual: watch.as !== 'open' },
  ];
}

/** The rules of a table's game, once loaded. */
export function useGame({ game: id }: LobbyTable): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    gameOf(id).then(setGame, () => {});
  }, [id]);
  return game?.id === id ? game : null;
}

/** The options of a table, once its game is loaded; null until then. */
export function useTerms(lobbyTable: LobbyTable): Term[] | null {
  const game = useGame(lobbyTable);
  return game && termsText(game, lobbyTable);
}
