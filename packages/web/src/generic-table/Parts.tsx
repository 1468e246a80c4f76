import { Cap } from '../ui/index.ts';
import s from './generic-table.module.css';
import type { Cell, Part } from './read.ts';
import { t } from './text.ts';

/** One item, face up or face down. */
function Item({ cell }: { cell: Cell }) {
  return cell === null ? (
    <span className={s.hidden}>
      <span className="sr-only">{t('hidden')}</span>
    </span>
  ) : (
    <span className={s.thing}>{cell}</span>
  );
}

function Items({ name, items }: { name: string; items: Cell[] }) {
  const unknown = items.length > 12 && items.every((item) => item === null);
  return (
    <div className={s.items}>
      <Cap>
        {name} <span className={s.count}>{items.length}</span>
      </Cap>
      {items.length === 0 ? (
        <span className={s.none}>{t('none')}</span>
      ) : unknown ? (
        <span className={s.none}>{t('face-down')}</span>
      ) : (
        <div className={s.things}>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a row have no other key
            <Item key={i} cell={item} />
          ))}
        </div>
      )}
    </div>
  );
}

function Sheet({ name, columns, rows }: { name: string; columns?: string[]; rows: Cell[][] }) {
  return (
    <div className={s.items}>
      <Cap>{name}</Cap>
      <div className={s.scroll}>
        <table className={columns ? s.rows : s.grid}>
          {columns && (
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, y) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a map do not move
              <tr key={y}>
                {row.map((cell, x) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells of a map do not move
                  <td key={x}>{cell ?? <span className={s.none}>·</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A part that needs its own block. */
function Large({ part }: { part: Part }) {
  if (part.kind === 'fact') return null;
  if (part.kind === 'list') return <Items {...part} />;
  if (part.kind !== 'group') return <Sheet {...part} />;
  return (
    <section className={s.group} aria-label={part.name}>
      <Cap as="h3">{part.name}</Cap>
      <Parts parts={part.parts} />
    </section>
  );
}

/** The parts of a view: facts in one line, followed by larger blocks. */
export function Parts({ parts }: { parts: Part[] }) {
  const facts = parts.filter((part) => part.kind === 'fact');
  return (
    <>
      {facts.length > 0 && (
        <dl className={s.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {parts.map((part) => (
        <Large key={part.name} part={part} />
      ))}
    </>
  );
}
