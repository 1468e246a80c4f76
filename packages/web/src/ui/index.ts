export { afterPaint } from './afterPaint.ts';
export { light, useLit } from './anchors/anchors.ts';
export { Beacons, type BeaconsProps } from './anchors/Beacons.tsx';
export { Count } from './Count.tsx';
export { type Credit, designCredits } from './credits.ts';
export { cx } from './cx.ts';
export { type About, Explainer } from './explain/Explainer.tsx';
export { Jargon } from './explain/Jargon.tsx';
export { type Term, TermsContext } from './explain/terms.ts';
export { formatItems, formatList } from './format-list.ts';
export { ActionBar, type ActionBarProps, type ActionItem, SheetActions } from './frame/ActionBar.tsx';
export { Foot } from './frame/Foot.tsx';
export {
  Frame,
  type FrameProps,
  type Insets,
  PromptStateContext,
  useClaim,
  useFrameInsets,
  useMedia,
  useNarrow,
  usePhone,
  useSideways,
} from './frame/Frame.tsx';
export { type LogEntry, LogList, type LogListProps, LogPanel } from './frame/LogList.tsx';
export { logTab } from './frame/logTab.tsx';
export { PlayerStrip, type PlayerStripProps } from './frame/PlayerStrip.tsx';
export { Sheet, type SheetProps, type SheetTab } from './frame/Sheet.tsx';
export { StepTrack, type StepTrackProps } from './frame/StepTrack.tsx';
export { Brand, Clock, TopBar, type TopBarProps } from './frame/TopBar.tsx';
export { Glyph, type GlyphProps } from './Glyph.tsx';
export { GLYPHS, type GlyphName } from './icons.ts';
export { LineIcon, type LineName } from './LineIcon.tsx';
export { minus, off, signed } from './numbers.ts';
export {
  Button,
  type ButtonProps,
  Cap,
  Chip,
  type ChipProps,
  Glass,
  type GlassProps,
  IconButton,
  type IconButtonProps,
  Kbd,
  Row,
  type RowProps,
} from './primitives.tsx';
export { seeded } from './random.ts';
export {
  MARKS,
  MarksContext,
  OWN_MARKS,
  SeatMark,
  type SeatMarkProps,
  SeatShape,
  type SeatState,
  SeatStateIcon,
  SeatStatesContext,
  seatColour,
} from './SeatMark.tsx';
export { Segments, type SegmentsProps } from './Segments.tsx';
export { LiveRegion, type ToastItem, Toasts } from './Toast.tsx';
export {
  type TokenColour,
  TokenCounts,
  TokenDisc,
  TokenIcon,
  type TokenIconProps,
  TokenSign,
  tokenColour,
} from './TokenIcon.tsx';
export { applyTheme, chosenTheme, type Theme, wantsReducedMotion } from './theme.ts';
export { useBack } from './useBack.ts';
export { useFlights } from './useFlights.ts';
export { type Size, useSize } from './useSize.ts';
export { useStable } from './useStable.ts';
