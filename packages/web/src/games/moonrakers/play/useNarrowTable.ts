import { useCompact, useRoomy, useTablet } from '../../../ui/index.ts';

/** Whether side panels and table have little room; tablets on their side have enough for slim panels. */
export function useCompactTable(): boolean {
  const compact = useCompact();
  const roomy = useRoomy();
  return compact && !roomy;
}

/** Whether the table is a single column. Upright tablets have room for the whole table above the sheet. */
export function useNarrowTable(): boolean {
  const compact = useCompactTable();
  const tablet = useTablet();
  return compact && !tablet;
}
