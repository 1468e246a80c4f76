import { game, type MoonrakersView, type State } from '@orrery/moonrakers';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { nameOfCard } from '../src/games/moonrakers/board/content.ts';
import { NOTHING } from '../src/games/moonrakers/board/talks/items.ts';
import { gameUi } from '../src/games/moonrakers/game-ui.tsx';
import { actionsOf } from '../src/games/moonrakers/play/actions.ts';
import { hintsBySeat } from '../src/games/moonrakers/play/captain-hints.ts';
import { ownCaptain } from '../src/games/moonrakers/play/captains.ts';
import { contractCards } from '../src/games/moonrakers/play/contract-cards.ts';
import type { Draft } from '../src/games/moonrakers/play/deal.ts';
import { dealingOf } from '../src/games/moonrakers/play/dealing.ts';
import { dockRows, dockState, sidesOf } from '../src/games/moonrakers/play/dock.ts';
import { contractsOf } from '../src/games/moonrakers/play/open-contracts.ts';
import { outlooksOf, questionsOf } from '../src/games/moonrakers/play/planning.ts';
import {
  dealFor,
  heldFor,
  NOTHING_SELECTED,
  type Selection,
  type SelectionEvent,
  select,
} from '../src/games/moonrakers/play/selection.ts';
import { digitTargets } from '../src/games/moonrakers/play/table-keys.ts';
import { indexOf, turnOf, usualFor } from '../src/games/moonrakers/play/useTurn.ts';
import { wordsOf } from '../src/play/game-text.ts';
import type { GameUi, Play } from '../src/play/game-ui.ts';
import { readOnlyPlay } from '../src/play/play.ts';
import { keyOf } from '../src/prompts/draft.ts';
import type { Ask, TableView } from '../src/table/table-types.ts';

const nameOf = (seat: number) => ['Ada', 'Bo', 'Cy'][seat] ?? '?';
const selecting = (...events: SelectionEvent[]): Selection => events.reduce(select, NOTHING_SELECTED);

/** A game of three at the first question that `done` accepts, as the leader sees it. */
function reach(done: (s: State) => boolean, phone = false) {
  const scenario = table<State>(game, { seats: 3, seed: 'selection' });
  scenario.playUntil(done);
  const { rules, state } = scenario;
  const view = scenario.view(state.leader) as MoonrakersView;
  const rows = rules.waiting(state).filter(({ seat }) => seat === state.leader);
  const asks = rows.map((row) => ({ ...row, prompt: rules.prompt(state, row.seat, row.question) }) as Ask);
  const mine = asks.filter(({ standing }) => !standing);
  const seats = [0, 1, 2].map((seat) => ({ name: nameOf(seat), kind: 'human', level: null, connected: true }));
  const ui = gameUi as unknown as GameUi;
  const at = { view, seats, mySeats: [state.leader], waiting: [], log: [], result: null };
  const play: Play = {
    ...readOnlyPlay({
      game,
      gameUi: ui,
      table: at as unknown as TableView,
      words: wordsOf(game, ui, nameOf),
      nameOf,
      log: [],
      idle: 'Waiting.',
      toast() {},
    }),
    ask: mine[0] ?? null,
    asks: mine,
    standing: asks.filter(({ standing }) => standing),
  };
  const screen = (selection: Selection) => {
    const turn = turnOf(play.ask, indexOf(play.ask), selection, () => {}, usualFor(play.ask, view));
    const deal = dealingOf(play, view, selection, () => {});
    const hints = hintsBySeat([], view);
    const outlooks = outlooksOf(view, questionsOf(view, ownCaptain(view), hints), [], hints, (seat) => seat);
    const chosen = outlooks.find(({ seen }) => seen.contract === turn.held?.target) ?? null;
    return { play, view, turn, deal, plan: { outlooks, chosen }, phone };
  };
  return { view, play, screen, question: play.ask ? keyOf(play.ask) : '' };
}

describe('the selection of a card', () => {
  const held = { target: 's', at: 'hand:0' };

  it('is toggled by a second click', () => {
    const once = selecting({ on: 'toggle', question: 'q', held });
    expect(heldFor(once, 'q')).toEqual(held);
    expect(heldFor(select(once, { on: 'toggle', question: 'q', held }), 'q')).toBeNull();
  });

  it('distinguishes equal cards in different places', () => {
    const other = { target: 's', at: 'hand:1' };
    expect(
      heldFor(selecting({ on: 'toggle', question: 'q', held }, { on: 'toggle', question: 'q', held: other }), 'q'),
    ).toEqual(other);
  });

  it('ends with its question', () => {
    const before = selecting({ on: 'take', question: 'q', held });
    expect(heldFor(before, 'q 2')).toBeNull();
    expect(heldFor(select(before, { on: 'toggle', question: 'q 2', held }), 'q 2')).toEqual(held);
  });
});

describe('the selection in talks', () => {
  const shown: Draft = { parties: [0], shares: [{ ...NOTHING, credits: 3 }, { ...NOTHING }, { ...NOTHING }] };
  const row = (seat: number) => ({ on: 'row', offer: 'o', shown, seat, item: 'credits' }) as const;

  it('picks up a unit with a click on a row and puts it back with a second one', () => {
    const up = selecting(row(0));
    expect(dealFor(up, 'o').unit).toEqual({ item: 'credits', from: 0 });
    expect(dealFor(select(up, row(0)), 'o')).toMatchObject({ unit: null, draft: null });
  });

  it('gives the unit with a click on another captain’s row', () => {
    const { unit, draft } = dealFor(selecting(row(0), row(2)), 'o');
    expect(unit).toBeNull();
    expect(draft?.parties).toEqual([0, 2]);
    expect(draft?.shares.map(({ credits }) => credits)).toEqual([2, 0, 1]);
  });

  it('keeps the draft if a unit is dropped on its owner', () => {
    const draft: Draft = { ...shown, parties: [0, 1] };
    const unit = { item: 'credits', from: 0 } as const;
    const dropped = selecting(
      { on: 'draft', offer: 'o', draft },
      { on: 'lift', offer: 'o', unit },
      { on: 'give', offer: 'o', shown: draft, unit, to: 0 },
    );
    expect(dealFor(dropped, 'o')).toMatchObject({ draft, unit: null });
  });

  it('ends with the offer, but not with the question about a card', () => {
    const held = { target: 'EX01', at: 'row' };
    const both = selecting({ on: 'take', question: 'q', held }, row(0), row(1));
    expect(dealFor(both, 'o 2')).toEqual({ offer: 'o 2', draft: null, unit: null });
    expect(heldFor(both, 'q')).toEqual(held);
  });
});

describe('planning', () => {
  const { view, play, screen, question } = reach((s) => s.phase === 'planning');
  const [first] = contractsOf(view);
  const held = { target: first?.contract ?? '', at: 'row' };

  it('asks for a contract and shows the one with the fewest missing units, and digits select one', () => {
    const at = screen(NOTHING_SELECTED);
    const { sentence, widget } = actionsOf(at);
    expect(sentence).toMatch(/^Choose a contract/);
    expect(widget).toBe(false);
    expect(digitTargets(view)[0]).toEqual(held);
    const missing = at.plan.outlooks.map(({ need, held: own }) => need - own);
    expect((at.plan.chosen?.need ?? 0) - (at.plan.chosen?.held ?? 0)).toBe(Math.min(...missing));
  });

  it('offers to stay, replace, go alone or open talks, which comes first', () => {
    const { detail, actions } = actionsOf(screen(selecting({ on: 'take', question, held })));
    expect(detail).toContain(play.words.known(held.target) ?? nameOfCard(held.target));
    expect(actions.map(({ id, hint }) => [id.split(':')[0], hint])).toEqual([
      ['base', 'Y'],
      ['replace', 'R'],
      ['solo', 'G'],
      ['talk', '↵'],
    ]);
    expect(actions.at(-1)).toMatchObject({ id: `talk:${held.target}`, kind: 'go' });
    expect(actions.every(({ note }) => note !== undefined)).toBe(true);
  });

  it('makes Go alone the main answer if it is sure to succeed', () => {
    const at = screen(selecting({ on: 'take', question, held }));
    const { chosen } = at.plan;
    if (!chosen) throw new Error('no contract');
    const sure = { ...at, plan: { ...at.plan, chosen: { ...chosen, alone: { chance: 1, exact: true } } } };
    const main = actionsOf(sure).actions.filter(({ kind }) => kind === 'go');
    expect(main.map(({ id, note }) => [id, note])).toEqual([[`solo:${held.target}`, 'sure to succeed']]);
  });

  it('marks selectable contracts, and the selected one as open', () => {
    const { turn } = screen(NOTHING_SELECTED);
    expect(contractCards(play, view, turn).map(({ standing, hint }) => [standing, hint])[0]).toEqual(['may', '1']);
    const after = screen(selecting({ on: 'take', question, held }));
    expect(contractCards(play, view, after.turn)[0]).toMatchObject({ standing: 'open', pressed: true });
  });
});

describe('talks', () => {
  const { view, play, screen } = reach((s) => s.talks !== null);
  const { deal } = screen(NOTHING_SELECTED);
  const ally = (view.leader + 1) % 3;
  const offer = `${view.turn} ${view.talks?.contract} 0`;
  const invited = selecting({ on: 'draft', offer, draft: { ...deal.shown, parties: [view.leader, ally] } });

  it('starts with everything for the leader', () => {
    expect(deal.shown.parties).toEqual([view.leader]);
    expect(deal.shown.shares[view.leader]).toEqual(view.talks?.totals);
    expect(dockState(play, view, deal, view.leader).state).toBe('leads');
    expect(dockRows(view, deal, deal.shown.shares[view.leader] as never, ally)).toBeNull();
  });

  it('asks to send a changed deal, and offers to cancel it', () => {
    const { actions } = actionsOf(screen(invited));
    expect(actions.map(({ id, hint }) => [id, hint])).toEqual([
      ['reset', 'Esc'],
      ['send', '↵'],
    ]);
  });

  it('asks for the receiver of a picked up unit', () => {
    const lifted = select(invited, { on: 'lift', offer, unit: { item: 'credits', from: view.leader } });
    const at = screen(lifted);
    expect(actionsOf(at).actions.map(({ id }) => id)).toEqual(['back']);
    const totals = view.talks?.totals;
    if (!totals) throw new Error('no talks');
    const rows = (seat: number) => dockRows(view, at.deal, totals, seat)?.filter(({ item }) => item === 'credits');
    expect(rows(ally)?.every(({ landing, lifted: from }) => landing && !from)).toBe(true);
  });
});

it('seats the viewer at the lower left of the ring', () => {
  expect(sidesOf([2, 3, 0, 1])).toEqual([
    [3, 2],
    [0, 1],
  ]);
});
