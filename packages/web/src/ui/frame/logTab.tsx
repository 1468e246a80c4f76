import { t } from '../text.ts';
import { LogList, type LogListProps } from './LogList.tsx';
import type { SheetTab } from './Sheet.tsx';

/** The log as a tab of the sheet. */
export const logTab = (story: LogListProps, onShow: () => void): SheetTab => ({
  id: 'log',
  label: t('log'),
  icon: 'log',
  tall: true,
  content: <LogList {...story} onShow={onShow} />,
});
