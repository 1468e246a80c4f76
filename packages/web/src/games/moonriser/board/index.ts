import './tokens.css';

export { countsText, describeTile, tileText } from './descriptions.ts';
export { designOf } from './faces.ts';
export { Board } from './map/Board.tsx';
export type { Ghost } from './map/GhostTile.tsx';
export { fieldName, isField } from './names.ts';
export { Dashboard } from './panels/Dashboard.tsx';
export { type Inspected, Inspector } from './panels/Inspector.tsx';
export { OwnTokens } from './panels/OwnTokens.tsx';
export { Preview, PreviewChips } from './panels/Preview.tsx';
export { FieldsMeter, PhaseTrack } from './panels/Progress.tsx';
export type { TileHandlers } from './panels/TileButton.tsx';
export { TileFacts } from './panels/TileFacts.tsx';
export { Hand, Supply } from './panels/Tiles.tsx';
export { type MovePreview, movePreview } from './preview.ts';
export { TilePicture } from './TilePicture.tsx';
export { useRotateKeys } from './useRotateKeys.ts';
