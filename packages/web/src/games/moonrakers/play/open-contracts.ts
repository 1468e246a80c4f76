import type { ContractView, MoonrakersView } from '../board/view-types.ts';

/** The open contracts. */
export const contractsOf = ({ row, anomaly }: MoonrakersView): ContractView[] => [
  ...row,
  ...(anomaly ? [anomaly] : []),
];
