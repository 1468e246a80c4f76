import { lazy } from 'react';

// Figures use the table's components. They load after the text, so that the text appears without waiting for them.
const figures = () => import('./Figures.tsx');

/** The five kinds of unit, and what each can do. */
export const UnitsFigure = lazy(() => figures().then(({ Units }) => ({ default: Units })));
/** Two planets with all their markers. */
export const WorldFigure = lazy(() => figures().then(({ Worlds }) => ({ default: Worlds })));
/** The control panel. */
export const PanelFigure = lazy(() => figures().then(({ Panel }) => ({ default: Panel })));
/** A dogfight before it is declared. */
export const FightFigure = lazy(() => figures().then(({ Fight }) => ({ default: Fight })));
/** An action card in a list. */
export const CardPicture = lazy(() => figures().then(({ CardEntry }) => ({ default: CardEntry })));
/** A tech in a list. */
export const TechPicture = lazy(() => figures().then(({ TechEntry }) => ({ default: TechEntry })));
/** An artifact or a development in a list. */
export const FindPicture = lazy(() => figures().then(({ FindEntry }) => ({ default: FindEntry })));
