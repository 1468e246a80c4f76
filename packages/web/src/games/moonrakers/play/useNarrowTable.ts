import { useCompact, useTablet } from '../../../ui/index.ts';

/** Whether the table is a single column. Upright tablets have room for the whole table above the sheet. */
export function useNarrowTable(): boolean {
  const compact = useCompact();
  const tablet = useTablet();
  return compact && !tablet;
}
