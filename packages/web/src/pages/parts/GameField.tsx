import type { Listed } from '@orrery/games';
import { catalog } from '../../catalog.ts';

interface Props {
  label?: string;
  value: string;
  /** What stands for no game in particular, where none need be chosen. */
  any?: string;
  words?: (game: Listed) => string;
  onChange: (game: string) => void;
}

/** Which of the games. */
export const GameField = ({ label = 'Game', value, any, words = ({ name }) => name, onChange }: Props) => (
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
