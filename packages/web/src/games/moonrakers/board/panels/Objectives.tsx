import type { ReactNode } from 'react';
import { cx } from '../../../../look/index.ts';
import { faceOf } from '../content.ts';
import { SignIcon } from '../glyphs.tsx';
import { Unit } from '../signs.tsx';
import s from './objectives.module.css';
import { Panel } from './Panel.tsx';

export interface ObjectivesProps {
  objectives: readonly (string | null)[];
  claimed: readonly string[];
  text(card: string): string;
  bare?: boolean | undefined;
  /** Those that are met in this turn so far. */
  met: readonly string[];
}

/** The own secret objectives, and those already claimed. */
export function Objectives({ objectives, claimed, met, text, bare }: ObjectivesProps): ReactNode {
  return (
    <Panel title="Objectives" aside="only you see these" bare={bare} spot="objectives">
      <ul className={s.list}>
        {objectives.map((card, i) =>
          card === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is hidden has no other name
            <li key={i}>hidden</li>
          ) : (
            <li
              key={card}
              className={cx(met.includes(card) && s.met)}
              data-hue={faceOf(card).hue}
              data-about={card}
              data-spot={`card:${card}`}
            >
              <i>
                <SignIcon of={card} />
              </i>
              <span>
                <b>{faceOf(card).name}</b> {met.includes(card) ? 'Met: claim it at the end of the turn.' : text(card)}
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
              <b>{faceOf(card).name}</b> claimed
            </span>
            <Unit of="prestige" />
          </li>
        ))}
        {objectives.length + claimed.length === 0 && <li>You have none.</li>}
      </ul>
    </Panel>
  );
}
