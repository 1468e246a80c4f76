export { CameraButtons } from './CameraButtons.tsx';
export { type Cell, Hits, type HitsProps } from './Hits.tsx';
export { cameraKeys } from './keys.ts';
export { Stage, type StageProps } from './Stage.tsx';
export { type Box, type Camera, type Drawing, type Point, useCamera, type View } from './useCamera.ts';
export { type DragOptions, useDrag } from './useDrag.tsx';
export { cellUnder, type Gestures, useGestures } from './useGestures.ts';
