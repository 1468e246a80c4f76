import type { SeenProgram } from '@orrery/moonshot';
import type { CSSProperties } from 'react';
import { Count, cx, Glass } from '../../../../look/index.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { Dymo } from '../instruments/Dymo.tsx';
import { Ladder, type LadderProps } from '../instruments/Ladder.tsx';
import { Meter } from '../instruments/Meter.tsx';
import { Badge, LETTERS } from '../params.tsx';
import { SideMark, sideColour, sideOf } from '../sides.tsx';
import { Sign } from '../signs.tsx';
import { Token } from '../Token.tsx';
import s from './dash.module.css';

/** Somebody who works for a program. */
export interface Person {
  role: 'politician' | 'engineer' | 'both';
  name: string;
  /** What they are doing. */
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

const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** One program: who works for it and at what, its purse, its rocket, what is public of its tokens. */
export function Dash({ side, own, people, first, mine }: DashProps) {
  const { name, agency } = sideOf(side);
  const aboard = own.cells.flatMap(({ payload }) => (payload ? [payload] : []));
  return (
    <Glass
      className={cx(s.dash, mine && s.mine)}
      style={{ '--me': sideColour(side) } as CSSProperties}
      aria-label={name}
      data-spot={`side:${side}`}
    >
      <header>
        <SideMark side={side} size={24} />
        <div className={s.who}>
          <h2>{name}</h2>
          <span>{agency}</span>
        </div>
        {first && (
          <span className={s.first} title="First player of this round">
            1st
          </span>
        )}
        <div className={s.money} data-about="money">
          <Sign of="money" size={17} label="money" />
          <b>
            <Count value={own.money} />
          </b>
        </div>
      </header>
      {people.map((person) => (
        <p key={`${person.role} ${person.name}`} className={cx(s.person, person.you && s.you)}>
          {person.role !== 'engineer' && <GlyphIcon name="politician" size={15} label="Politician" />}
          {person.role !== 'politician' && <GlyphIcon name="engineer" size={15} label="Engineer" />}
          <b>{person.name}</b>
          <span>{person.does}</span>
          {person.live && <i />}
        </p>
      ))}
      <div className={s.numbers}>
        {LETTERS.map((letter, i) => (
          <span key={letter} data-about={`parameter:${letter}`}>
            <Badge of={letter} size={18} />
            <b>
              <Count value={own.parameters[i] as number} />
            </b>
          </span>
        ))}
      </div>
      <footer>
        {own.sabotage > 0 && (
          <span className={s.bad} title="Sabotage: every die falls by so much">
            <GlyphIcon name="sabotage" size={14} label="sabotage" />
            {own.sabotage}
          </span>
        )}
        {aboard.map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers of a kind are alike
          <span key={at} title={`${kind} aboard`}>
            <Sign of={kind} size={14} label={`${kind} aboard`} />
          </span>
        ))}
        {own.testSteals > 0 && (
          <span title={counted(own.testSteals, 'Test Steal')}>
            <GlyphIcon name="testSteals" size={14} label="Test Steal" />
            {own.testSteals}
          </span>
        )}
        {own.techSteals > 0 && (
          <span title={counted(own.techSteals, 'Tech Steal')}>
            <GlyphIcon name="techSteals" size={14} label="Tech Steal" />
            {own.techSteals}
          </span>
        )}
        {own.freeTests > 0 && (
          <span title={counted(own.freeTests, 'free test')}>
            <GlyphIcon name="freeTests" size={14} label="free test" />
            {own.freeTests}
          </span>
        )}
        <span
          className={s.cards}
          title={`${counted(own.hand.length, 'card')} in hand, ${own.completed.length} missions done`}
        >
          <GlyphIcon name="hand" size={14} label="cards in hand" />
          {own.hand.length}
        </span>
        <span className={s.left}>
          <Token side={side} size={15} />
          <b>{own.tokens.count}</b> left
        </span>
      </footer>
    </Glass>
  );
}

export interface RaceProps {
  programs: readonly SeenProgram[];
  stop: number;
  then?: readonly [number, number] | undefined;
  stakes?: readonly Pick<LadderProps, 'win' | 'lose'>[];
}

/** What can end the game besides the Moon: the budget gap and popularity. */
export function Race({ programs, stop, then, stakes = [] }: RaceProps) {
  const budgets = [programs[0]?.budget ?? 0, programs[1]?.budget ?? 0] as const;
  return (
    <Glass className={s.race} aria-label="Budget and popularity">
      <header>
        <Dymo>Budget</Dymo>
        <span>{stop} apart ends the game</span>
      </header>
      <Meter budgets={budgets} stop={stop} then={then} />
      <header>
        <Dymo>Popularity</Dymo>
        <span>0 loses the game</span>
      </header>
      {programs.map(({ popularity }, side) => (
        <Ladder key={sideOf(side).id} side={side} popularity={popularity} {...stakes[side]} />
      ))}
    </Glass>
  );
}

/** Both programs in one line, for small screens. */
export function Strip({ programs, mine, onPick }: StripProps) {
  return (
    <div className={s.strip}>
      {programs.map((own, side) => (
        <button
          key={sideOf(side).id}
          type="button"
          className={cx(s.program, side === mine && s.own)}
          style={{ '--me': sideColour(side) } as CSSProperties}
          data-spot={`side:${side}`}
          aria-label={`${sideOf(side).name}: budget ${own.budget}, popularity ${own.popularity}, money ${own.money}`}
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
