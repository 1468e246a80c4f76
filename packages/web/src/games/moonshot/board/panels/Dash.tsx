import { payloadName, type SeenProgram } from '@orrery/moonshot';
import type { CSSProperties } from 'react';
import { Count, cx, EDGE, Glass, useFrameInsets } from '../../../../ui/index.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { Dymo } from '../instruments/Dymo.tsx';
import { Ladder } from '../instruments/Ladder.tsx';
import { Meter } from '../instruments/Meter.tsx';
import { Badge, LETTERS } from '../params.tsx';
import { SideMark, sideColour, sideOf } from '../sides.tsx';
import { Sign } from '../signs.tsx';
import { Token } from '../Token.tsx';
import { t } from '../text.ts';
import s from './dash.module.css';

/** A player of a program. */
export interface Person {
  role: 'politician' | 'engineer' | 'both';
  name: string;
  /** What the player is doing. */
  does: string;
  you: boolean;
  live: boolean;
}

export interface DashProps {
  side: number;
  own: SeenProgram;
  people: readonly Person[];
  first: boolean;
  mine: boolean;
}

/** One program: its players, money, parameters, and the public part of its tokens. */
export function Dash({ side, own, people, first, mine }: DashProps) {
  const { name, agency } = sideOf(side);
  const aboard = own.cells.flatMap(({ payload }) => (payload ? [payload] : []));
  return (
    <Glass
      className={cx(s.dash, mine && s.mine)}
      style={{ '--me': sideColour(side) } as CSSProperties}
      aria-label={name}
      data-anchor={`side:${side}`}
      data-pile={`hand:${side}`}
    >
      <header>
        <SideMark side={side} size={24} />
        <div className={s.who}>
          <h2>{name}</h2>
          <span>{agency}</span>
        </div>
        {first && (
          <span className={s.first} title={t('first-player')}>
            {t('first-short')}
          </span>
        )}
        <div className={s.money} data-about="money">
          <Sign of="money" size={17} label={t('money')} />
          <b>
            <Count value={own.money} />
          </b>
        </div>
      </header>
      {people.map((person) => (
        <p key={`${person.role} ${person.name}`} className={cx(s.person, person.you && s.you)}>
          {person.role !== 'engineer' && <GlyphIcon name="politician" size={15} label={t('politician')} />}
          {person.role !== 'politician' && <GlyphIcon name="engineer" size={15} label={t('engineer')} />}
          <b>{person.name}</b>
          <span title={person.does}>{person.does}</span>
          {person.live && <i />}
        </p>
      ))}
      <div className={s.numbers}>
        {LETTERS.map((letter, i) => (
          <span key={letter} data-about={`parameter:${letter}`}>
            <Badge of={letter} size={18} />
            <b>
              <Count value={own.parameters[i] ?? 0} />
            </b>
          </span>
        ))}
      </div>
      <footer>
        {own.sabotage > 0 && (
          <span className={s.bad} title={t('sabotage-title', { n: own.sabotage })}>
            <GlyphIcon name="sabotage" size={14} label={t('sabotage')} />
            {own.sabotage}
          </span>
        )}
        {aboard.map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers of a kind are alike
          <span key={at} title={t('aboard', { payload: payloadName(kind) })}>
            <Sign of={kind} size={14} label={t('aboard', { payload: payloadName(kind) })} />
          </span>
        ))}
        {own.testSteals > 0 && (
          <span title={t('test-steals', { n: own.testSteals })}>
            <GlyphIcon name="testSteals" size={14} label={t('test-steal')} />
            {own.testSteals}
          </span>
        )}
        {own.techSteals > 0 && (
          <span title={t('tech-steals', { n: own.techSteals })}>
            <GlyphIcon name="techSteals" size={14} label={t('tech-steal')} />
            {own.techSteals}
          </span>
        )}
        {own.freeTests > 0 && (
          <span title={t('free-tests', { n: own.freeTests })}>
            <GlyphIcon name="freeTests" size={14} label={t('free-test')} />
            {own.freeTests}
          </span>
        )}
        <span title={t('hand-title', { cards: own.hand.length, missions: own.completed.length })}>
          <GlyphIcon name="hand" size={14} label={t('cards-in-hand')} />
          {own.hand.length}
        </span>
        <span className={s.left}>
          <Token side={side} size={15} />
          <b>{own.tokens.count}</b> {t('left')}
        </span>
      </footer>
    </Glass>
  );
}

export interface RaceProps {
  programs: readonly Pick<SeenProgram, 'budget' | 'popularity'>[];
  stop: number;
}

/** Margins of a panel and of its content. */
const PADDING = EDGE.side + EDGE.gap + 20;

/** The tracks that can end the game: the budget gap and popularity. */
export function Race({ programs, stop }: RaceProps) {
  const { scale, usual } = useFrameInsets();
  // The panel's width is known beside the board, not on a phone's sheet.
  const width = scale === null ? {} : { width: usual.left / scale - PADDING };
  const budgets = [programs[0]?.budget ?? 0, programs[1]?.budget ?? 0] as const;
  return (
    <Glass className={s.race} aria-label={t('race-label')} data-anchor="race" data-instruments>
      <header>
        <Dymo>{t('budget-title')}</Dymo>
        <span>{t('budget-ends', { n: stop })}</span>
      </header>
      <Meter budgets={budgets} stop={stop} {...width} />
      <header>
        <Dymo>{t('popularity-title')}</Dymo>
        <span>{t('popularity-loses')}</span>
      </header>
      {programs.map(({ popularity }, side) => (
        <Ladder key={sideOf(side).id} side={side} popularity={popularity} />
      ))}
    </Glass>
  );
}

/** Both programs in one line, for small screens. */
export function Strip({ programs, mine, onPick }: StripProps) {
  return (
    <div className={s.strip} data-instruments>
      {programs.map((own, side) => (
        <button
          key={sideOf(side).id}
          type="button"
          className={cx(s.program, side === mine && s.own)}
          style={{ '--me': sideColour(side) } as CSSProperties}
          data-anchor={`side:${side}`}
          data-pile={`hand:${side}`}
          aria-label={t('strip-label', {
            program: sideOf(side).name,
            budget: own.budget,
            popularity: own.popularity,
            money: own.money,
          })}
          onClick={() => onPick(side)}
        >
          <SideMark side={side} size={17} />
          <b className={s.label}>{sideOf(side).name}</b>
          {(['budget', 'popularity', 'money'] as const).map((what) => (
            <span key={what} className={s.number}>
              <Sign of={what} size={14} />
              <Count value={own[what]} />
            </span>
          ))}
        </button>
      ))}
    </div>
  );
}
interface StripProps {
  programs: readonly Pick<SeenProgram, 'budget' | 'popularity' | 'money'>[];
  mine: number | null;
  onPick(side: number): void;
}
