import { lazy } from 'react';

// The figures use the table's components and are loaded lazily, so that the text appears immediately.
const boards = () => import('./FigureBoard.tsx');
const cards = () => import('./FigureCards.tsx');
const tables = () => import('./FigureTables.tsx');
const entries = () => import('./FigureEntries.tsx');

export const WorldsFigure = lazy(() => boards().then(({ Worlds }) => ({ default: Worlds })));
export const TravelFigure = lazy(() => boards().then(({ Travel }) => ({ default: Travel })));
export const PhasesFigure = lazy(() => boards().then(({ Phases }) => ({ default: Phases })));
export const CardFigure = lazy(() => cards().then(({ CardParts }) => ({ default: CardParts })));
export const EventFigure = lazy(() => cards().then(({ EventStates }) => ({ default: EventStates })));
export const CallFigure = lazy(() => cards().then(({ Call }) => ({ default: Call })));
/** The Event deck of the competitive game. */
export const EventDecksFigure = lazy(() => tables().then(({ RivalDecks }) => ({ default: RivalDecks })));
export const TeamDecksFigure = lazy(() => tables().then(({ TeamDecks }) => ({ default: TeamDecks })));
/** Missions and Garrisons by difficulty. */
export const DifficultyFigure = lazy(() => tables().then(({ Difficulties }) => ({ default: Difficulties })));
export const CardPicture = lazy(() => entries().then(({ CardEntry }) => ({ default: CardEntry })));
/** The picture of an Event in a list, with both sides. */
export const EventPicture = lazy(() => entries().then(({ EventEntry }) => ({ default: EventEntry })));
export const PlacePicture = lazy(() => entries().then(({ PlaceEntry }) => ({ default: PlaceEntry })));
