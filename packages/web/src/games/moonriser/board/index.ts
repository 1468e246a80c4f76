import './tokens.css';

export { countsText, describeTile, fieldLabel, type RuleLine } from './descriptions.ts';
export { designOf } from './faces.ts';
export { Board, type BoardProps } from './map/Board.tsx';
export type { Ghost } from './map/GhostTile.tsx';
export { fieldName, isField } from './names.ts';
export { Dashboard, type DashboardProps } from './panels/Dashboard.tsx';
export { type Inspected, Inspector, type InspectorProps } from './panels/Inspector.tsx';
export { Preview, PreviewChips, type PreviewProps } from './panels/Preview.tsx';
export { FieldsMeter, PhaseTrack } from './panels/Progress.tsx';
export { TileButton, type TileButtonProps, type TileHandlers } from './panels/TileButton.tsx';
export { Backs, Hand, type HandProps, Supply, type SupplyProps } from './panels/Tiles.tsx';
export { type MovePreview, movePreview } from './preview.ts';
export { Scene } from './Scene.tsx';
export { TileFace, type TileFaceProps } from './TileFace.tsx';
export { TilePicture, type TilePictureProps } from './TilePicture.tsx';
export { useRotateKeys } from './useRotateKeys.ts';
