import { LogList, type LogListProps } from './LogList.tsx';
import type { SheetTab } from './Sheet.tsx';

/** The log as the sheet's tab; a line that is pressed shows what it speaks of. */
export const logTab = (story: LogListProps, onShow: () => void): SheetTab => ({
  id: 'log',
  label: 'Log',
  icon: 'log',
  tall: true,
  content: <LogList {...story} onShow={onShow} />,
});
