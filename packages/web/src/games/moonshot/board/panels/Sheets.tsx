import type { MoonshotView, SeenProgram } from '@orrery/moonshot';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/index.ts';
import { Blueprint, type BlueprintProps } from '../blueprint/Blueprint.tsx';
import { GlyphIcon } from '../glyphs.tsx';
import { Counter } from '../instruments/Drum.tsx';
import { Badge, LETTERS } from '../params.tsx';
import { SideMark, sideOf } from '../sides.tsx';
import { t } from '../text.ts';
import s from './sheets.module.css';

/** A sheet of paper: cyanotype for the USA, red print for the CCCP. */
export function Paper({ side, className, children, label }: PaperProps) {
  return (
    <section className={cx(s.paper, s[sideOf(side).id], className)} aria-label={label} data-night>
      {children}
    </section>
  );
}
interface PaperProps {
  side: number;
  className?: string | undefined;
  label: string;
  children: ReactNode;
}

export interface RocketSheetProps extends Omit<BlueprintProps, 'side' | 'cells' | 'modules'> {
  view: MoonshotView;
  side: number;
  own: SeenProgram;
  /** Parameters after the previewed action. */
  then?: readonly number[] | undefined;
  onSabotage?: (() => void) | undefined;
  sabotageChosen?: boolean;
}

/** A rocket on its sheet, with drums for the parameters, sabotage and the title block. */
export function RocketSheet({ view, side, own, then, onSabotage, sabotageChosen, ...print }: RocketSheetProps) {
  const filled = own.cells.filter(({ tile }) => tile !== null).length;
  const counters = (from: number) =>
    LETTERS.slice(from, from + 2).map((letter, i) => (
      <Counter
        key={letter}
        of={letter}
        now={own.parameters[from + i] ?? 0}
        then={then?.[from + i] ?? own.parameters[from + i] ?? 0}
      />
    ));
  const warning = (
    <>
      <GlyphIcon name="sabotage" size={24} />
      <span>
        <b>{t('sabotage-count', { n: own.sabotage })}</b>
        {print.size === 'wide' && t('sabotage-die', { n: own.sabotage })}
      </span>
    </>
  );
  return (
    <Paper side={side} className={s[print.size]} label={t('blueprint-of', { program: sideOf(side).name })}>
      <div className={s.counters}>
        <span>{counters(0)}</span>
        <span>{counters(2)}</span>
      </div>
      <Blueprint side={sideOf(side).id} cells={own.cells} modules={own.modules} {...print} />
      {own.sabotage > 0 &&
        (onSabotage ? (
          <button
            type="button"
            className={cx(s.sabotage, s.open, sabotageChosen && s.chosen)}
            aria-pressed={sabotageChosen}
            data-anchor="sabotage"
            onClick={onSabotage}
          >
            {warning}
          </button>
        ) : (
          <div className={s.sabotage} data-about="sabotage">
            {warning}
          </div>
        ))}
      {print.size === 'wide' && (
        <div className={s.block}>
          <b>
            <SideMark side={side} size={13} /> {sideOf(side).name}
          </b>
          <span>{t('cells-filled', { n: filled, all: own.cells.length })}</span>
          <span>{t('round', { n: view.round })}</span>
        </div>
      )}
    </Paper>
  );
}

export interface RivalSheetProps {
  side: number;
  own: SeenProgram;
  measure?: BlueprintProps['measure'];
  /** Below the rocket. */
  children?: ReactNode;
}

/** The opponent's rocket in small size, and its supply. */
export function RivalSheet({ side, own, measure, children }: RivalSheetProps) {
  const filled = own.cells.filter(({ tile }) => tile !== null).length;
  const numbers = (from: number) =>
    LETTERS.slice(from, from + 2).map((letter, i) => (
      <span key={letter}>
        <Badge of={letter} size={18} />
        <b>{own.parameters[from + i]}</b>
      </span>
    ));
  return (
    <Paper side={side} className={s.mini} label={t('blueprint-of', { program: sideOf(side).name })}>
      <div className={s.counters}>
        <span>{numbers(0)}</span>
        <span>{numbers(2)}</span>
      </div>
      <div className={s.drawing}>
        <Blueprint side={sideOf(side).id} cells={own.cells} modules={own.modules} size="mini" measure={measure} />
        <p className={s.foot}>
          <span>
            <SideMark side={side} size={13} /> {sideOf(side).name}
          </span>
          {own.sabotage > 0 && (
            <span className={s.bad}>
              <GlyphIcon name="sabotage" size={13} label={t('sabotage')} /> {own.sabotage}
            </span>
          )}
          <span>{t('cells-filled-short', { n: filled, all: own.cells.length })}</span>
        </p>
      </div>
      {children}
    </Paper>
  );
}
