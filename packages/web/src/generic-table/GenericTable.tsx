import { type ReactNode, useState } from 'react';
import type { Play, TableProps } from '../play/game-ui.ts';
import { focusOn, keysOf, useKeys } from '../play/keys.ts';
import { TableLayout, TableLog } from '../play/TableLayout.tsx';
import { turnState } from '../play/turn-state.ts';
import { PromptPanel } from '../prompts/PromptPanel.tsx';
import { FEW } from '../prompts/widget.ts';
import { cx, formatItems, Glass, PlayerStrip, SeatAvatar, StepTrack, seatStyle, useFrameInsets } from '../ui/index.ts';
import s from './generic-table.module.css';
import { Parts } from './Parts.tsx';
import { type Part, type Reading, readView, titleOf } from './read.ts';
import { t } from './text.ts';
import { type Question, useQuestion } from './useQuestion.ts';

/** A table for any game, built only from its view and questions. */
export function GenericTable(props: TableProps) {
  const { play } = props;
  const { table, words, nameOf } = play;
  const [tab, setTab] = useState('act');
  const { question, actions, keys, chosen } = useQuestion(play);
  useKeys({
    ...keys,
    ...keysOf(actions),
    B: () => focusOn('[data-part="table"]'),
    A: () => focusOn('[data-part="answer"] button', '[data-part="move"] button:not([disabled])'),
  });
  const reading = readView(table.view, table.seats.length, { nameOf, word: words.known });
  const { round = 0, phase = '', turn = null } = table.progress ?? {};
  const seats: SeatsProps = { play, reading, turn, scores: table.result?.scores ?? pointsIn(reading) };
  const panel = question && hasPanel(question) && (
    <div className={s.question}>
      <PromptPanel {...question} nameOf={nameOf} />
    </div>
  );
  return (
    <TableLayout
      {...props}
      plain
      round={round}
      track={
        phase && (
          <StepTrack steps={[{ id: phase, label: words.known(`phase-${phase}`) ?? titleOf(phase) }]} now={phase} />
        )
      }
      board={
        <Middle reading={reading}>
          <Seats {...seats} />
        </Middle>
      }
      left={<Rail {...seats} />}
      side={
        <>
          {panel && (
            <Glass as="section" className={s.ask} aria-label={t('answer')} data-part="answer" aria-busy={play.busy}>
              {panel}
            </Glass>
          )}
          <TableLog play={play} />
        </>
      }
      prompt={{
        sentence: question ? words.say(question.prompt.text) : play.idle,
        detail: chosen.length > 0 ? formatItems(chosen.map((id) => words.known(id) ?? titleOf(id))) : null,
        actions,
      }}
      phone={{ strip: <Strip {...seats} />, tab, onTab: setTab, before: panel, tall: false, tabs: [] }}
    />
  );
}

/** Whether a question needs more than the buttons of the action bar. */
const hasPanel = ({ prompt }: Question) => prompt.kind !== 'choose' || prompt.options.length > FEW;

const isPoints = (part: Part): part is Extract<Part, { kind: 'fact' }> =>
  part.kind === 'fact' && /^(points|score|scores|total)$/i.test(part.name) && /^-?\d+$/.test(part.value);

/** The points of all seats; null if the view does not show them. */
function pointsIn({ seats }: Reading): number[] | null {
  const points = seats.flatMap((parts) => parts.filter(isPoints).slice(0, 1));
  return points.length === seats.length ? points.map(({ value }) => Number(value)) : null;
}

/** The table and the players' areas, in the space between the panels. */
function Middle({ reading, children }: { reading: Reading; children: ReactNode }) {
  const { now } = useFrameInsets();
  return (
    <div className={s.middle} style={{ padding: `${now.top + 8}px ${now.right}px ${now.bottom + 8}px ${now.left}px` }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
      <section className={s.table} aria-label={t('table')} data-part="table" tabIndex={0}>
        <div className={s.sheets}>
          {reading.table.length > 0 && (
            <Glass as="div" className={s.sheet}>
              <Parts parts={reading.table} />
            </Glass>
          )}
          {children}
        </div>
      </section>
    </div>
  );
}

interface SeatsProps {
  play: Play;
  reading: Reading;
  turn: number | null;
  scores: number[] | null;
}

/** All players with their points. */
function Rail({ play, turn, scores }: SeatsProps) {
  return (
    <section className={s.rail} aria-label={t('players')}>
      {play.table.seats.map((_seat, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
        <Glass key={seat} as="div" className={cx(s.player, turn === seat && s.on)} style={seatStyle(seat)}>
          <Who play={play} seat={seat} turn={turn} score={scores?.[seat]} />
        </Glass>
      ))}
    </section>
  );
}

function Strip({ play, turn, scores }: SeatsProps) {
  return (
    <PlayerStrip
      unit={t('points')}
      players={play.table.seats.map((_seat, seat) => ({
        seat,
        name: play.nameOf(seat),
        points: scores?.[seat] ?? 0,
        active: turn === seat,
      }))}
      onPick={(seat) => document.getElementById(`seat-${seat}`)?.scrollIntoView({ block: 'nearest' })}
    />
  );
}

/** The players' areas, the viewer's first; renders nothing if the view has none. */
function Seats({ play, reading, turn, scores }: SeatsProps) {
  const own = reading.seats.map((parts) => (scores ? parts.filter((part) => !isPoints(part)) : parts));
  if (own.every((parts) => parts.length === 0)) return null;
  const me = play.table.viewer ?? 0;
  const order = own.map((_parts, i) => (me + i) % own.length);
  return (
    <div className={s.seats}>
      {order.map((seat) => (
        <Glass
          key={seat}
          id={`seat-${seat}`}
          className={cx(s.player, turn === seat && s.on)}
          style={seatStyle(seat)}
          aria-label={play.nameOf(seat)}
          aria-current={turn === seat || undefined}
        >
          <Who play={play} seat={seat} turn={turn} />
          <Parts parts={own[seat] ?? []} />
        </Glass>
      ))}
    </div>
  );
}

/** A seat's mark, name, status and points. */
function Who(props: { play: Play; seat: number; turn: number | null; score?: number | undefined }) {
  const { play, seat, turn, score } = props;
  return (
    <div className={s.who}>
      <SeatAvatar seat={seat} size={26} />
      <div>
        <b>{play.nameOf(seat)}</b>
        <span>{turnState(play, turn, seat)}</span>
      </div>
      {score !== undefined && <strong>{score}</strong>}
    </div>
  );
}
