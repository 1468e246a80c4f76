import { cx } from '../../../ui/index.ts';
import { Art } from './Art.tsx';
import cards from './card.module.css';
import { designOf, faceOf } from './faces.ts';
import { Icon, toneClass } from './Icon.tsx';
import s from './mini.module.css';
import { type Pointing, pointTo, type Subject } from './subject.ts';

/** The smallest form of a card: its name, and its first three effects as icons. */
export function MiniCard({
  design,
  subject,
  label,
  pointing,
  faint,
  on,
  flight,
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
}) {
  const face = faceOf(designOf(design));
  return (
    <button
      type="button"
      className={cx(s.mini, cards[face.family], faint && s.faint, on && s.on)}
      aria-label={label}
      data-flight={flight}
      {...pointTo(pointing, subject)}
      data-anchor={flight}
      {...(on === undefined ? {} : { 'aria-pressed': on })}
    >
      <span className={s.art}>
        <Art id={face.id} family={face.family} />
      </span>
      <b>{face.name}</b>
      <span className={s.signs}>
        {face.lines.slice(0, 3).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of an effect have no other name
          <span key={i}>
            <Icon name={line.sign} className={toneClass(line.tone)} />
            {line.amount}
          </span>
        ))}
      </span>
    </button>
  );
}
