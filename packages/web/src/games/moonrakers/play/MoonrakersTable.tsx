import { type MoonrakersView, roundsOf } from '@orrery/moonrakers';
import { useRef, useState } from 'react';
import '../board/tokens.css';
import { keysOf, useKeys } from '../../../play/keys.ts';
import { promptKeys } from '../../../prompts/keys.ts';
import {
  ActionBar,
  Brand,
  Foot,
  Frame,
  LogPanel,
  logTab,
  PlayerStrip,
  Sheet,
  SheetActions,
  StepTrack,
  TopBar,
  useFlights,
  usePhone,
} from '../../../ui/index.ts';
import type { TableProps } from '../../game-ui.ts';
import { Armory } from '../board/panels/Armory.tsx';
import { Dash, Track } from '../board/panels/Dash.tsx';
import { Locked } from '../board/panels/Locked.tsx';
import { Objectives } from '../board/panels/Objectives.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import { Reputation } from '../board/panels/Reputation.tsx';
import { Offers } from '../board/talks/Offers.tsx';
import { actionsOf } from './actions.ts';
import { activityOf, leaderOf } from './activity.ts';
import { waresOf } from './Buying.tsx';
import { Centre } from './Centre.tsx';
import { Choice } from './Choice.tsx';
import { Composer } from './Composer.tsx';
import { extrasOf, favoursOf } from './favours.ts';
import { Inspector } from './Inspector.tsx';
import { textOf } from './labels.ts';
import { Mercenaries } from './Mercenaries.tsx';
import { HandRow } from './Mission.tsx';
import { Order } from './Order.tsx';
import { Points } from './Points.tsx';
import { isForPoints } from './points.ts';
import { Ship } from './Ship.tsx';
import { Standing } from './Standing.tsx';
import s from './table.module.css';
import { t } from './text.ts';
import { useCompactLayout } from './useCompactLayout.ts';
import { useDeal } from './useDeal.ts';
import { type Held, useTurn } from './useTurn.ts';

const PHASES = ['planning', 'mission', 'buying'] as const;
const EVENT_PHASES = ['event', ...PHASES] as const;
const stepsOf = (phases: readonly ((typeof EVENT_PHASES)[number] | 'over')[]) =>
  phases.map((id) => ({ id, label: t(`phase-${id}`) }));

/** Targets of the digit keys, in screen order: cards in hand, Armory cards or contracts. */
const digitTargets = (view: MoonrakersView, hand: readonly (string | null)[]): (Held | null)[] =>
  view.mission
    ? hand.map((target, i) => (target === null ? null : { target, at: `hand:${i}` }))
    : view.phase === 'buying'
      ? [...view.armory.parts, ...view.armory.crew].map(({ card }) => ({ target: card, at: 'armory' }))
      : [...view.row, ...(view.anomaly ? [view.anomaly] : [])].map(({ contract }) => ({ target: contract, at: 'row' }));

/** The game screen of Moonrakers. */
export function MoonrakersTable({ play, buttons, controls, over }: TableProps) {
  const view = play.table.view as MoonrakersView;
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, view);
  const phone = usePhone();
  const compact = useCompactLayout();
  const [tab, setTab] = useState('act');
  const turn = useTurn(play);
  const deal = useDeal(play, view);
  const { sentence, detail, actions, widget } = actionsOf(play, view, turn, deal, phone);

  const me = view.seat;
  const own = me === null ? null : (view.captains[me] ?? null);
  // In a replay, the view can be that of another player's seat.
  const mine = me !== null && play.table.mySeats.includes(me);
  const first = me ?? 0;
  const order = view.captains
    .map((_captain, i) => view.captains[(first + i) % view.captains.length])
    .filter((one) => one !== undefined);
  const leader = leaderOf(view);
  const turnOf = leader === null ? null : (play.table.progress?.turn ?? leader);
  const goal = (card: string) => textOf(card, view).replace(/\. Worth .*/, '.');

  useKeys({
    ...(play.ask && widget
      ? promptKeys(play.ask.prompt, play.draft, play.setDraft, (answer) => void play.answer(answer))
      : {}),
    ...handKeys(),
    ...talkKeys(),
    ...keysOf(actions),
  });

  /** Digits select cards. In talks they invite captains or give them the held unit. */
  function handKeys(): Record<string, () => void> {
    const { held } = deal;
    if (view.talks) {
      return Object.fromEntries(
        order.flatMap(({ seat }, i) =>
          held
            ? [[String(i + 1), () => deal.give(held, seat)]]
            : deal.invitable(seat)
              ? [[String(i + 1), () => deal.invite(seat)]]
              : [],
        ),
      );
    }
    if (!turn.ask || !own || turn.held || widget) return {};
    return Object.fromEntries(
      digitTargets(view, own.hand).flatMap((held, i) =>
        held && i < 9 ? [[String(i + 1), () => turn.take(held)]] : [],
      ),
    );
  }

  /** Keys that answer the latest counter-offer. */
  function talkKeys(): Record<string, () => void> {
    const counter = deal.counters.filter(({ by }) => by !== me).at(-1);
    const { take } = deal;
    return counter && take && !deal.changed ? { T: () => take(counter), C: () => deal.adopt(counter) } : {};
  }

  const extras = extrasOf(play);
  const choice = widget && play.ask ? <Choice play={play} /> : null;
  const story = { entries: play.log, ...(play.onRecap ? { onReplay: play.onRecap } : {}) };
  const dashes = order.map((captain) => (
    <Dash
      key={captain.seat}
      captain={captain}
      name={play.nameOf(captain.seat)}
      mine={captain.seat === me}
      on={captain.seat === turnOf}
      activity={activityOf(play, view, captain.seat)}
      points={own && captain.seat !== me ? (own.reputation[captain.seat] ?? null) : null}
    />
  ));
  const offers = (bare: boolean) =>
    view.talks && (
      <Offers
        offers={view.talks.offers}
        current={view.talks.current}
        leader={view.leader}
        totals={view.talks.totals}
        nameOf={play.nameOf}
        bare={bare}
      />
    );
  const objectives = (bare: boolean) => own && <Objectives {...own} text={goal} bare={bare} />;
  const reputation = (bare: boolean) =>
    own &&
    own.reputation.length > 0 && (
      <Reputation
        points={own.reputation}
        seats={order.map(({ seat }) => seat).filter((seat) => seat !== me)}
        favours={favoursOf(play).filter(({ ways }) => bare || ways.length > 0)}
        extras={extras}
        nameOf={play.nameOf}
        bare={bare}
      />
    );
  const armory = (bare: boolean) => (
    <Armory
      view={view}
      credits={own?.credits ?? null}
      bare={bare}
      wares={turn.ask && view.phase === 'buying' ? waresOf(play, turn) : undefined}
    />
  );
  const hand = (bare: boolean) =>
    own &&
    own.hand.length > 0 && (
      <Panel
        title={mine ? t('your-hand') : t('hand-of', { name: play.nameOf(own.seat) })}
        aside={t('piles', { deck: own.draw.count, discard: own.discard.length })}
        bare={bare}
        anchor="hand"
      >
        <HandRow play={play} view={view} turn={turn} wide={bare} />
      </Panel>
    );
  const locked = (bare: boolean) =>
    view.mission && !view.mission.duel && <Locked mission={view.mission} nameOf={play.nameOf} bare={bare} />;

  const act = controls ?? (
    <div className={s.stack}>
      {view.mission && hand(true)}
      {view.mission && <Mercenaries play={play} view={view} turn={turn} bare />}
      {choice}
      <div aria-busy={play.busy}>
        <SheetActions actions={actions} />
      </div>
    </div>
  );

  return (
    <div ref={root} className={s.root} data-game="moonrakers">
      <Frame
        top={
          <div className={s.top} data-night>
            <TopBar
              brand={<Brand game="Moonrakers" />}
              {...(view.round > 0
                ? { round: isForPoints(view) ? Math.min(view.round, roundsOf(view.agreed)) : view.round }
                : {})}
              track={
                play.table.result ? (
                  <StepTrack steps={stepsOf(['over'])} now="over" />
                ) : (
                  <StepTrack steps={stepsOf(view.agreed.nomad ? EVENT_PHASES : PHASES)} now={view.phase} />
                )
              }
              meter={
                isForPoints(view) ? (
                  <Points view={view} />
                ) : (
                  <Track captains={view.captains} target={view.agreed.target} short={view.agreed.nomad} />
                )
              }
              buttons={buttons}
            />
          </div>
        }
        board={<Centre play={play} view={view} turn={turn} deal={deal} />}
        left={
          <div className={s.rail}>
            {dashes}
            <Composer play={play} />
            <LogPanel {...story} />
          </div>
        }
        right={
          <div className={s.rail}>
            {view.mission && compact && hand(false)}
            <Inspector view={view} turn={turn} />
            {!view.mission && hand(false)}
            {offers(false)}
            {view.talks && <Standing play={play} view={view} />}
            {locked(false)}
            <Mercenaries play={play} view={view} turn={turn} />
            {(favoursOf(play).some(({ ways }) => ways.length > 0) || extras.length > 0) && reputation(false)}
            <Order play={play} view={view} />
            {view.phase !== 'buying' && armory(false)}
            {objectives(false)}
          </div>
        }
        bottom={
          controls ?? (
            <Foot busy={play.busy} panel={choice}>
              <ActionBar sentence={sentence} detail={detail} actions={actions} />
            </Foot>
          )
        }
        strip={
          <PlayerStrip
            players={order.map(({ seat, prestige }) => ({
              seat,
              name: seat === me ? t('you') : play.nameOf(seat),
              points: prestige,
              active: seat === turnOf,
            }))}
            unit={t('prestige')}
            onPick={() => setTab('captains')}
          />
        }
        sheet={
          <Sheet
            active={tab}
            onTab={setTab}
            roomy={controls !== undefined}
            calls={controls !== undefined || view.mission !== null}
            sentence={sentence}
            detail={controls ? null : detail}
            tabs={[
              { id: 'act', label: t('tab-act'), icon: 'act', tall: 'fit', content: act },
              {
                id: 'hand',
                label: t('tab-ship'),
                icon: 'cards',
                badge: own?.hand.length ?? 0,
                tall: true,
                content: (
                  <div className={s.stack}>
                    {hand(true)}
                    <Ship view={view} />
                    {objectives(true)}
                    {reputation(true)}
                  </div>
                ),
              },
              {
                id: 'deal',
                label: t('tab-deal'),
                icon: 'share',
                tall: true,
                content: (
                  <div className={s.stack}>
                    {offers(true)}
                    {locked(true)}
                    <Order play={play} view={view} bare />
                    <Composer play={play} bare />
                    <Standing play={play} view={view} bare />
                    {armory(true)}
                  </div>
                ),
              },
              {
                id: 'captains',
                label: t('tab-captains'),
                icon: 'players',
                tall: true,
                content: <div className={s.stack}>{dashes}</div>,
              },
              logTab(story, () => setTab('act')),
            ]}
          />
        }
        over={over}
      />
    </div>
  );
}
