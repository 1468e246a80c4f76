import { cx } from '../../../ui/index.ts';
import { Art } from './Art.tsx';
import cards from './card.module.css';
import { designOf, divisible, faceOf } from './faces.ts';
import { Icon, toneClass } from './Icon.tsx';
import s from './mini.module.css';
import type { Line } from './steps.ts';
import { type Pointing, pointTo, type Subject } from './subject.ts';

/** The amounts of a line; those of a choice are separated by a slash. */
function Amounts({ line }: { line: Line }) {
  return [line, ...(line.or ?? [])].map((one, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the branches of a choice have no other name
    <span key={i}>
      {i > 0 && '/'}
      <Icon name={one.sign} className={toneClass(one.tone)} />
      {one.amount}
    </span>
  ));
}

/** The smallest form of a card: its name, and its first three effects as icons, or all of them as text. */
export function MiniCard({
  design,
  subject,
  label,
  pointing,
  faint,
  on,
  flight,
  from,
  words,
}: {
  design: string;
  subject: Subject;
  label: string;
  pointing: Pointing;
  faint?: boolean;
  /** Whether the card is chosen or marked. */
  on?: boolean;
  /** Identifies the physical card, so that its move can be animated. */
  flight: string;
  /** The pile from which a new card comes. */
  from?: string;
  /** Shows the effects as text. */
  words?: boolean;
}) {
  const face = faceOf(designOf(design));
  return (
    <button
      type="button"
      className={cx(s.mini, cards[face.family], faint && s.faint, on && s.on)}
      aria-label={label}
      data-flight={flight}
      data-flight-from={from}
      {...pointTo(pointing, subject)}
      data-anchor={flight}
      {...(on === undefined ? {} : { 'aria-pressed': on })}
    >
      <span className={s.art}>
        <Art id={face.id} family={face.family} />
      </span>
      <Icon name={face.badge} className={s.badge} />
      <b>{divisible(face.name)}</b>
      <span className={words ? s.words : s.signs}>
        {face.lines.slice(0, words ? undefined : 3).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of an effect have no other name
          <span key={i}>
            {words ? (
              <>
                <Icon name={line.sign} className={toneClass(line.tone)} />
                <span>{line.text}</span>
              </>
            ) : (
              <Amounts line={line} />
            )}
          </span>
        ))}
      </span>
    </button>
  );
}
