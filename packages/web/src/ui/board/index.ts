export { type Cell, Hits } from './Hits.tsx';
export { Stage } from './Stage.tsx';
export { type Box, type Camera, type Drawing, type Point, useCamera } from './useCamera.ts';
export { useDrag } from './useDrag.tsx';
export { cellUnder, useGestures } from './useGestures.ts';
export { Zoomable } from './Zoomable.tsx';
