import { lazy } from 'react';

// Figures use the board's components, so they load after the text.
const figures = () => import('./Figures.tsx');

/** The budget needle and the popularity lamps. */
export const RaceFigure = lazy(() => figures().then(({ RacePicture }) => ({ default: RacePicture })));
/** Tokens of both sides: the viewer's with their kinds, the opponent's face down. */
export const PoliticsFigure = lazy(() => figures().then(({ ManeuverPicture }) => ({ default: ManeuverPicture })));
/** A small rocket with its pairs. */
export const RocketFigure = lazy(() => figures().then(({ RocketPicture }) => ({ default: RocketPicture })));
/** A risk and the eight faces of the die. */
export const LaunchFigure = lazy(() => figures().then(({ LaunchPicture }) => ({ default: LaunchPicture })));
/** The picture of a tile in a list. */
export const TilePicture = lazy(() => figures().then(({ TileEntry }) => ({ default: TileEntry })));
