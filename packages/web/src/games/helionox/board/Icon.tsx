import { cx } from '../../../ui/index.ts';
import { t } from '../text.ts';
import s from './icon.module.css';
import { type SignName, signOf } from './signs.ts';

export interface IconProps {
  name: SignName;
  className?: string | undefined;
  /** For screen readers; without it the icon is decorative. */
  label?: string;
}

/** A pictogram as high as the text around it. */
export function Icon({ name, className, label }: IconProps) {
  const { box, d, line } = signOf(name);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...named} data-about={name} className={cx(s.icon, className)} viewBox={`0 0 ${box} ${box}`}>
      <path d={d} fillRule="evenodd" />
      {line && <path d={line} className={s.line} />}
    </svg>
  );
}

export type Tone = 'c' | 'd' | 'i' | 'x' | '';

const AMOUNTS = { c: ['credit', 'credits'], d: ['defense', 'defense'], i: ['influence', 'influence'] } as const;

/** A number of Credits, Defense or Influence in its colour, with its icon. */
export function Amount({ of, children }: { of: keyof typeof AMOUNTS; children: string | number }) {
  const [name, label] = AMOUNTS[of];
  return (
    <b className={cx(s.amount, s[of])}>
      {children}
      <Icon name={name} label={t(label)} />
    </b>
  );
}

/** The class that colours an icon by its meaning. */
export const toneClass = (tone: Tone): string | undefined => (tone ? s[tone] : undefined);
