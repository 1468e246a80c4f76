import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Glass } from '../../look/index.ts';
import s from '../table/online.module.css';
import { follow } from './line.ts';

/** After the game: the way to the table at which the others gather again. */
export function Next({ id }: { id: string }) {
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => follow(id, (news) => setNext(news?.next ?? null)), [id]);
  if (next === null) return null;
  return (
    <Glass className={s.invite} aria-label="Once more" role="status">
      <b>The others gather for another game.</b>
      <Link to={`/t/${next}`}>Play again with them</Link>
    </Glass>
  );
}
