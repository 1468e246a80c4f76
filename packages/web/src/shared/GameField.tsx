import type { Listed } from '@orrery/games';
import { catalog } from '../catalog.ts';
import { t } from './text.ts';

interface Props {
  label?: string;
  value: string;
  /** Label of the option for any game, if no choice is required. */
  any?: string;
  words?: (game: Listed) => string;
  onChange: (game: string) => void;
}

const nameOf = ({ name }: Listed) => name;

/** A menu of all games. */
export const GameField = ({ label = t('game'), value, any, words = nameOf, onChange }: Props) => (
  <label>
    {label}
    <select value={value} onChange={(e) => onChange(e.target.value)}>
      {any && <option value="">{any}</option>}
      {catalog.map((game) => (
        <option key={game.id} value={game.id}>
          {words(game)}
        </option>
      ))}
    </select>
  </label>
);
