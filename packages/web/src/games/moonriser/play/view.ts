import type { MoonriserView } from '@orrery/moonriser';
import type { Play } from '../../../play/game-ui.ts';

/** The game as the viewer sees it. */
export const viewOf = ({ table }: Pick<Play, 'table'>): MoonriserView => table.view as MoonriserView;
