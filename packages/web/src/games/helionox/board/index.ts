import './tokens.css';

export { Board } from './Board.tsx';
export { CardFace } from './CardFace.tsx';
export { Dashboard } from './Dashboard.tsx';
export { designOf, spoken } from './faces.ts';
export { gainText } from './gains.ts';
export { Hand } from './Hand.tsx';
export { HandRow } from './HandRow.tsx';
export { Amount, Icon } from './Icon.tsx';
export { Inspector, type Possibility } from './Inspector.tsx';
export { Market } from './Market.tsx';
export { Mat, Played, Pools } from './Mat.tsx';
export { Planet } from './Planet.tsx';
export { EventMeter, PhaseTrack } from './Progress.tsx';
export { effectSummary } from './steps.ts';
export { keyOf, type Pointing, type Subject, same } from './subject.ts';
export { TeamPanel } from './TeamPanel.tsx';
