import type { ReactNode } from 'react';
import { cx } from '../../../../ui/index.ts';
import { faceOf } from '../content.ts';
import { SignIcon } from '../glyphs.tsx';
import { Unit } from '../signs.tsx';
import { t } from '../text.ts';
import s from './objectives.module.css';
import { Panel } from './Panel.tsx';

export interface ObjectivesProps {
  objectives: readonly (string | null)[];
  claimed: readonly string[];
  text(card: string): string;
  bare?: boolean | undefined;
  /** Objectives that were met this turn. */
  met: readonly string[];
}

/** The viewer's objectives, secret and claimed. */
export function Objectives({ objectives, claimed, met, text, bare }: ObjectivesProps): ReactNode {
  return (
    <Panel title={t('objectives-title')} aside={t('only-you')} bare={bare} anchor="objectives">
      <ul className={s.list}>
        {objectives.map((card, i) =>
          card === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards have no id
            <li key={i}>{t('hidden')}</li>
          ) : (
            <li
              key={card}
              className={cx(met.includes(card) && s.met)}
              data-hue={faceOf(card).hue}
              data-about={card}
              data-anchor={`card:${card}`}
            >
              <i>
                <SignIcon of={card} />
              </i>
              <span>
                <b>{faceOf(card).name}</b> {met.includes(card) ? t('met') : text(card)}
              </span>
              <Unit of="prestige" />
            </li>
          ),
        )}
        {claimed.map((card) => (
          <li key={card} className={s.claimed} data-hue={faceOf(card).hue} data-about={card}>
            <i>
              <SignIcon of={card} />
            </i>
            <span>
              <b>{faceOf(card).name}</b> {t('claimed')}
            </span>
            <Unit of="prestige" />
          </li>
        ))}
        {objectives.length + claimed.length === 0 && <li>{t('no-objectives')}</li>}
      </ul>
    </Panel>
  );
}
