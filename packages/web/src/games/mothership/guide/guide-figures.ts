import { lazy } from 'react';

// Figures use the table's components. They load after the text, so that the text appears without waiting for them.
const figures = () => import('./Figures.tsx');

export const UnitsFigure = lazy(() => figures().then(({ Units }) => ({ default: Units })));
export const WorldFigure = lazy(() => figures().then(({ Worlds }) => ({ default: Worlds })));
export const PanelFigure = lazy(() => figures().then(({ Panel }) => ({ default: Panel })));
export const FightFigure = lazy(() => figures().then(({ Fight }) => ({ default: Fight })));
export const CardPicture = lazy(() => figures().then(({ CardEntry }) => ({ default: CardEntry })));
export const TechPicture = lazy(() => figures().then(({ TechEntry }) => ({ default: TechEntry })));
/** An artifact or a development in a list. */
export const FindPicture = lazy(() => figures().then(({ FindEntry }) => ({ default: FindEntry })));
