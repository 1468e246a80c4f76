import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import type { TableView } from '../table/table-types.ts';
import { type Burst, forgetPlaces, placesUpTo } from './bursts.ts';
import s from './stage.module.css';
import { useFreshEvents } from './useFreshEvents.ts';

const LASTS_MS = 800;
const SPARKS = Array.from({ length: 9 }, (_, i) => i);

const boxStyle = ({ left, top, width, height }: DOMRect): CSSProperties => ({ left, top, width, height });

/** A picture of a thing that has left the board but not yet exploded. */
function Ghost({ burst: { box, picture } }: { burst: Burst }) {
  const put = useCallback(
    (holder: HTMLDivElement | null) => void (picture && holder?.replaceChildren(picture)),
    [picture],
  );
  return <div ref={put} className={s.ghost} style={boxStyle(box)} />;
}

/** Explosions of things that events have destroyed. Until its event is announced, a thing still seems to be there. */
export function Bursts({ table, upTo, waits }: { table: TableView; upTo: number; waits: boolean }) {
  const [bursts, setBursts] = useState<Burst[]>([]);
  useFreshEvents(table, upTo, (fresh) => {
    const { gone } = placesUpTo(fresh.at(-1)?.n ?? -1);
    if (gone.length === 0) return;
    forgetPlaces(fresh.at(-1)?.n ?? -1);
    setBursts((now) => [...now, ...gone]);
  });
  useEffect(() => {
    if (bursts.length === 0) return;
    const timer = setTimeout(() => setBursts([]), LASTS_MS);
    return () => clearTimeout(timer);
  }, [bursts]);
  // What is still remembered when everything has been announced was undone, or belongs to a table that is closed.
  useEffect(() => {
    if (!waits) forgetPlaces(Number.POSITIVE_INFINITY);
  });
  useEffect(() => () => forgetPlaces(Number.POSITIVE_INFINITY), []);
  const ghosts = waits ? placesUpTo(upTo).waiting : [];
  return (
    <div aria-hidden>
      {ghosts.map((burst) => (
        <Ghost key={burst.key} burst={burst} />
      ))}
      {bursts.map(({ key, box }) => (
        <div key={key} className={s.burst} style={boxStyle(box)} data-burst>
          {SPARKS.map((i) => (
            <i key={i} style={{ rotate: `${i * 40 + 13}deg` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
