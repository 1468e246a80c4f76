export { afterPaint, painted } from './afterPaint.ts';
export { anchorsNamed, light, REVEAL, useLit } from './anchors/anchors.ts';
export { Beacons } from './anchors/Beacons.tsx';
export { Count } from './Count.tsx';
export { cx } from './cx.ts';
export { type About, Explainer } from './explain/Explainer.tsx';
export { Jargon } from './explain/Jargon.tsx';
export { TermsContext } from './explain/terms.ts';
export { formatItems, formatList } from './format-list.ts';
export { ActionBar, type ActionItem, SheetActions } from './frame/ActionBar.tsx';
export { Foot } from './frame/Foot.tsx';
export {
  Frame,
  type FrameProps,
  type Insets,
  PromptStateContext,
  useClaim,
  useFrameInsets,
} from './frame/Frame.tsx';
export { type LogListProps, LogPanel } from './frame/LogList.tsx';
export type { LogEntry } from './frame/log-entry.ts';
export { logTab } from './frame/logTab.tsx';
export { PlayerStrip } from './frame/PlayerStrip.tsx';
export { EDGE } from './frame/rails.ts';
export { DUE_TAB, Sheet, type SheetTab } from './frame/Sheet.tsx';
export { StepTrack } from './frame/StepTrack.tsx';
export { Brand, Clock, TopBar } from './frame/TopBar.tsx';
export { LineIcon, type LineName } from './LineIcon.tsx';
export {
  useCompact,
  useNarrow,
  usePhone,
  useReducedMotion,
  useRoomy,
  useSideways,
  useSplit,
  useTablet,
  useTall,
  useTouch,
  useUpright,
  wantsReducedMotion,
} from './media.ts';
export { between, minus, off, signed } from './numbers.ts';
export {
  Button,
  Cap,
  Glass,
  IconButton,
  Kbd,
} from './primitives.tsx';
export { seeded } from './random.ts';
export {
  BotLevelsContext,
  MarksContext,
  OWN_MARKS,
  SeatAvatar,
  SeatMark,
  SeatShape,
  type SeatState,
  SeatStateIcon,
  SeatStatesContext,
  seatColour,
  seatStyle,
} from './SeatMark.tsx';
export { Segments } from './Segments.tsx';
export { LiveRegion, type ToastItem, Toasts } from './Toast.tsx';
export {
  TokenCounts,
  TokenIcon,
} from './TokenIcon.tsx';
export { useBack } from './useBack.ts';
export { rememberFlights, useFlights } from './useFlights.ts';
export { type Size, useSize } from './useSize.ts';
export { useStable } from './useStable.ts';
