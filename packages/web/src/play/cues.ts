import type { VisibleEvent } from '@orrery/kernel';
import type { SoundName } from '../app/sounds/synth.ts';

/** The groups by which the log can be filtered. */
type LogKind = 'build' | 'cards' | 'fights' | 'moves' | 'score' | 'talk' | 'trade';

/** A short celebration of an important event. A click or a key ends it; reduced motion leaves it out. */
export interface Moment {
  /** What happened, such as "Planet captured". A catalog text. */
  title: string;
  /** The line below it; defaults to the event's log line. */
  detail?: string;
  /** The anchor it points to. */
  anchor?: string;
  kind: 'good' | 'bad' | 'plain';
}

/** How an event is heard and shown. */
export interface Cue {
  /** A sound of the game's palette. */
  sound?: SoundName;
  /** The log filter it belongs to. */
  kind?: LogKind;
  /** Whether it is shown on its own, after the events before it: a fight, a card, an effect. */
  beat?: boolean;
  /** Whether dice roll. The log and all announcements of the events after it wait until they lie. */
  rolls?: boolean;
  /** Whether the game's own screen reveals it in a scene, so that it is neither announced nor heard before. */
  scene?: boolean;
  /** The anchors of the things that it destroys. They explode where they were last seen. */
  destroys?(event: VisibleEvent): string[];
  /** Its celebration, or null. `text` is the log line. */
  moment?(event: VisibleEvent, view: unknown): Moment | null;
}

/** The cues of a game by event type. */
export type Cues = Readonly<Record<string, Cue>>;

/** A value of every seat, such as the score or the credits. */
export interface RoundValue {
  label: string;
  seats: readonly number[];
}

/**
 * What the summary of a round compares: each seat's values at its start and end, the score first. The causes of a
 * change of the score are the changes of the categories of `GameUi.breakdown`.
 */
export type RoundValues = (view: unknown) => RoundValue[];

/** A question before an answer with consequences that the player may have overlooked. */
export interface Caution {
  /** A whole sentence, such as "4 ships can still move." */
  text: string;
  /** Reminders can be switched off in the settings; warnings cannot. */
  level: 'reminder' | 'warning';
}
