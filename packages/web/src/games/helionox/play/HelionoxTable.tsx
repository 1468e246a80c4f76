import type { HelionoxView } from '@orrery/helionox';
import { type CSSProperties, useRef, useState } from 'react';
import { focusOn, keysOf, useKeys } from '../../../play/keys.ts';
import { promptKeys } from '../../../prompts/keys.ts';
import {
  ActionBar,
  Brand,
  cx,
  Foot,
  Frame,
  LogPanel,
  logTab,
  PlayerStrip,
  Sheet,
  SheetActions,
  seatColour,
  TopBar,
  useFlights,
  useNarrow,
  usePhone,
  useStable,
} from '../../../ui/index.ts';
import type { TableProps } from '../../game-ui.ts';
import {
  Amount,
  Board,
  EventMeter,
  Hand,
  HandRow,
  Icon,
  Inspector,
  Market,
  Mat,
  PhaseTrack,
  Played,
  Pools,
  type Subject,
} from '../board/index.ts';
import { t } from '../text.ts';
import { asksForCards, Choice, isAboutHand } from './Choice.tsx';
import { Negotiation } from './Negotiation.tsx';
import { isMenu, optionsOf } from './options.ts';
import { Players } from './Players.tsx';
import s from './play.module.css';
import { useTurn } from './useTurn.ts';

const ARCHITECT: Subject = { kind: 'architect' };

/** Helionox's table: worlds, hand, Market, players, and the action bar with the current question. */
export function HelionoxTable({ play, buttons, controls, over }: TableProps) {
  const view = play.table.view as HelionoxView;
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, view);
  const phone = usePhone();
  const narrow = useNarrow();
  const [tab, setTab] = useState('act');
  const me = play.ask?.seat ?? play.table.viewer ?? view.turn ?? 0;
  const mine = view.players[me];
  // During another player's turn, the middle of the table shows that player's cards and pools.
  const other = play.ask === null && view.turn !== null && view.turn !== me ? view.players[view.turn] : undefined;
  const turn = useTurn(play, view, me);
  const { actions, sentence, detail, chosen } = turn;
  const { ask, draft } = play;
  const go = actions.find(({ kind, disabled }) => kind === 'go' && !disabled);
  const menu = isMenu(ask?.prompt);
  // On a wide screen, cards are picked directly from the hand.
  const fromHand = !phone && ask !== null && mine !== undefined && isAboutHand(ask.prompt, mine.hand);
  const needsChoice = ask !== null && !menu && !fromHand && (asksForCards(ask.prompt) || ask.prompt.kind !== 'choose');
  const hasPanel = needsChoice || (phone && view.call !== null);

  const pick = useStable((subject: Subject) => {
    turn.pointing.onPick(subject);
    if (phone) setTab('act');
  });
  const pointing = { ...turn.pointing, onPick: pick };

  const own = play.table.viewer === me && play.table.mySeats.includes(me);
  const title = own ? t('your-hand') : t('hand-of', { name: play.nameOf(me) });

  const cards: Record<string, () => void> = {};
  if (menu) {
    mine?.hand.slice(0, 9).forEach((card, i) => {
      if (card) cards[String(i + 1)] = () => pick({ kind: 'card', id: card.id, design: card.design });
    });
  }
  if (ask?.prompt.kind === 'choose' && !menu && asksForCards(ask.prompt)) {
    optionsOf(ask.prompt)
      .slice(0, 9)
      .forEach(({ id, why }, i) => {
        if (!why) cards[String(i + 1)] = () => play.setDraft({ picked: [id] });
      });
  }
  useKeys({
    ...(ask && !menu ? promptKeys(ask.prompt, draft, play.setDraft, (answer) => void play.answer(answer)) : {}),
    ...cards,
    ...keysOf(actions),
    // With something chosen, both Space and Enter confirm it.
    ...(go && chosen ? { Space: go.onPress, '↵': go.onPress } : {}),
    B: () => focusOn(`[aria-label="${t('locations')}"] button`),
    H: () => focusOn(`[aria-label="${title}"] button`),
    T: () => focusOn(`[aria-label="${t('market')}"] button`),
    A: () => focusOn('[data-part="move"] button:not([disabled])'),
  });

  // With nothing else to inspect, shows the Architect.
  const subject = phone ? chosen : (turn.looked ?? chosen ?? ARCHITECT);
  const inspector = (
    <Inspector
      view={view}
      subject={subject}
      nameOf={play.nameOf}
      now={turn.about(subject)}
      className={phone ? undefined : s.inspector}
    />
  );
  const marked = ask && !menu ? draft.picked : [];
  const hand = mine && (
    <Hand cards={mine.hand} pointing={pointing} marked={marked} title={title} keys={menu || fromHand} />
  );
  const handRow = mine && <HandRow cards={mine.hand} pointing={pointing} marked={marked} title={title} />;
  const market = <Market view={view} me={me} pointing={pointing} />;
  const players = <Players play={play} view={view} pointing={pointing} />;
  const story = { entries: play.log, ...(play.onRecap ? { onReplay: play.onRecap } : {}) };
  const panel = hasPanel && (
    <div className={s.panel}>
      {phone && <Negotiation view={view} nameOf={play.nameOf} />}
      {needsChoice && <Choice play={play} onLook={turn.pointing.onLook} />}
    </div>
  );
  const shown = other ?? mine;
  const pools = shown && <Pools player={shown} mercury={view.mercury} would={other ? {} : turn.would} />;
  const purse = mine && view.phase !== 'setup' && (
    <span className={s.purse}>
      <Amount of="c">{mine.credits}</Amount>
      <Amount of="d">{mine.defense}</Amount>
      {view.mercury && (
        <span className={s.bank}>
          <Icon name="bank" label={t('bank')} />
          <Amount of="c">{mine.bankedCredits}</Amount>
          <Amount of="d">{mine.bankedDefense}</Amount>
        </span>
      )}
    </span>
  );
  const played = shown && (
    <Played
      player={shown}
      {...(other ? { name: play.nameOf(other.seat) } : {})}
      consumed={view.consumed.length}
      pointing={pointing}
    />
  );
  // With a tray of cards, or on a narrow screen, the hand is one row.
  const low = narrow || (needsChoice && asksForCards(ask.prompt));
  const mat = mine && <Mat player={mine} mercury={view.mercury} pointing={pointing} low={low && !phone} />;

  const table = (
    <div className={s.table}>
      <div
        className={cx(s.strip, other && s.theirs)}
        style={other && ({ '--seat': seatColour(other.seat) } as CSSProperties)}
      >
        {pools}
        {view.call ? <Negotiation view={view} nameOf={play.nameOf} /> : played}
      </div>
      <div className={low ? s.lowOwn : s.own}>
        {mat}
        {low ? handRow : hand}
      </div>
    </div>
  );

  const act = controls ?? (
    <div className={s.stack}>
      {panel}
      {menu && !chosen && handRow}
      {other && played}
      <div aria-busy={play.busy} className={hasPanel ? s.acts : s.first}>
        <SheetActions actions={actions} />
      </div>
      {chosen && inspector}
    </div>
  );

  return (
    <div ref={root} className={s.root} data-game="helionox">
      <Frame
        top={
          <TopBar
            brand={<Brand game="Helionox" />}
            {...(view.round > 0 ? { round: view.round } : {})}
            track={<PhaseTrack view={view} />}
            meter={<EventMeter view={view} />}
            buttons={buttons}
          />
        }
        board={<Board view={view} me={me} nameOf={play.nameOf} pointing={pointing} table={table} />}
        left={
          <>
            {players}
            <LogPanel {...story} />
          </>
        }
        right={
          <>
            {inspector}
            {market}
          </>
        }
        bottom={
          controls ?? (
            <Foot busy={play.busy} panel={panel}>
              <ActionBar sentence={sentence} detail={detail} actions={actions} />
            </Foot>
          )
        }
        strip={
          <PlayerStrip
            unit={t('influence')}
            players={view.order.map((seat) => ({
              seat,
              name: play.nameOf(seat),
              points: view.players[seat]?.score.total ?? 0,
              active: view.turn === seat,
            }))}
            {...(view.team
              ? {
                  race: {
                    label: t('race-label', {
                      team: view.team.score.total,
                      syndicate: view.team.syndicate.score.total,
                    }),
                    scores: [view.team.score.total, view.team.syndicate.score.total] as const,
                  },
                }
              : {})}
            onPick={() => setTab('players')}
          />
        }
        sheet={
          <Sheet
            active={tab}
            onTab={setTab}
            roomy={hasPanel || controls !== undefined}
            calls={controls !== undefined}
            sentence={
              purse ? (
                <span className={s.say}>
                  {sentence} {purse}
                </span>
              ) : (
                sentence
              )
            }
            detail={controls ? null : detail}
            tabs={[
              {
                id: 'act',
                label: t('tab-act'),
                icon: 'act',
                // Sized to fit the question's controls; the inspector of a chosen subject scrolls below them.
                tall: chosen ? false : 'fit',
                content: act,
              },
              {
                id: 'hand',
                label: t('hand'),
                icon: 'hex',
                badge: mine?.hand.length ?? 0,
                tall: true,
                content: (
                  <div className={s.stack}>
                    {pools}
                    {hand}
                    {played}
                    {mat}
                  </div>
                ),
              },
              { id: 'market', label: t('market'), icon: 'plus', tall: true, content: market },
              { id: 'players', label: t('players'), icon: 'players', tall: true, content: players },
              logTab(story, () => setTab('act')),
            ]}
          />
        }
        over={over}
      />
    </div>
  );
}
