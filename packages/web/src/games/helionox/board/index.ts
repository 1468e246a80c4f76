import './tokens.css';

export { Board, type BoardProps } from './Board.tsx';
export { CardFace, type CardFaceProps } from './CardFace.tsx';
export { Dashboard, type DashboardProps } from './Dashboard.tsx';
export { designOf, spoken } from './faces.ts';
export { gainText } from './gains.ts';
export { Hand, type HandProps } from './Hand.tsx';
export { HandRow } from './HandRow.tsx';
export { Amount, Icon } from './Icon.tsx';
export { Inspector, type InspectorProps, type Possibility } from './Inspector.tsx';
export { Market, type MarketProps } from './Market.tsx';
export { Mat, Played, Pools } from './Mat.tsx';
export { Planet } from './Planet.tsx';
export { EventMeter, PhaseTrack } from './Progress.tsx';
export { Sky } from './Sky.tsx';
export { effectSummary } from './steps.ts';
export { keyOf, type Pointing, type Subject, same } from './subject.ts';
export { TeamPanel } from './TeamPanel.tsx';
