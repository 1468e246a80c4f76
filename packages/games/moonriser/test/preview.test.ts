import { type Answer, type Event, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { blackened, boardOf, boardWith, fieldAt } from '../src/ai/preview.ts';
import { tileId } from '../src/content/set.ts';
import { game, type MoonriserView, previewPlacement, previewUpgrade, whyNot } from '../src/index.ts';
import { incomeOf, tileIncome } from '../src/rules/income.ts';
import { countLinks, linkedEdges, linksAt, linksOf } from '../src/rules/links.ts';
import { countNeighbourhoods, neighbourhoodsOf } from '../src/rules/neighbourhoods.ts';
import { scoreOf, tilePoints } from '../src/rules/points.ts';
import type { State } from '../src/state.ts';
import { place, purse, scene, upgrade } from './scene.ts';

const rules = rulesOf(game);

/** Positions from the middle of random games, each at a placement question. */
function* positions(): Generator<{ s: State; seat: number; question: string }> {
  for (let i = 0; i < 12; i++) {
    const rng = seeded(`walk ${i}`);
    const s = rules.begin(2 + (i % 3), {}, `preview ${i}`);
    for (let step = 0; rules.advance(s, rng); step++) {
      const [row] = rules.waiting(s);
      if (row && (row.step === 'act' || row.step === 'place') && step % 7 === 0)
        yield { s, seat: row.seat, question: row.question };
    }
  }
}

describe('previews from a view alone', () => {
  it('agree with the rules about what is allowed, and why not', () => {
    const rng = seeded('probes');
    const reasons = new Set<string>();
    let allowed = 0;
    for (const { s, seat, question } of positions()) {
      const view = game.view(s, seat) as MoonriserView;
      const pieces = [
        'upgrade',
        'BASE',
        'B01.1',
        ...view.supply.map((tile) => tile.id),
        ...(s.players[seat]?.hand.cards ?? []).map(tileId),
      ];
      for (let i = 0; i < 30; i++) {
        const piece = pieces[Math.floor((rng[0] as number) % pieces.length)] as string;
        const cell = view.fields[(rng[1] as number) % view.fields.length]?.id as string;
        const rotation = piece === 'upgrade' ? 0 : (rng[2] as number) % 6;
        rng.splice(0, 4, ...seeded(`${rng[0]} ${i}`));
        if ((piece === 'BASE') !== (s.phase === 'bases')) continue;
        const answer = { piece, cell, rotation };
        const refusal = rules.why(s, { seat, question, n: s.counts[seat] as number, answer });
        expect(whyNot(view, seat, answer)).toEqual(refusal);
        expect(previewPlacement(view, seat, answer).verdict).toEqual(refusal ?? true);
        if (refusal) reasons.add(refusal.reason);
        else allowed++;
      }
    }
    expect(allowed).toBeGreaterThan(100);
    for (const reason of ['too-few-tokens', 'field-taken', 'empty-space-taken', 'tile-not-at-hand', 'not-your-tile']) {
      expect(reasons).toContain(reason);
    }
  });

  it('predict the tokens, income, score and board after the action', () => {
    let played = 0;
    for (const { s, seat, question } of positions()) {
      if (s.phase !== 'development') continue;
      const view = game.view(s, seat) as MoonriserView;
      const { actions } = rules.legal(s, seat, question);
      for (const action of actions.filter((_action, i) => i % 50 === 0)) {
        if (action.answer === null) continue;
        const answer = action.answer as { piece: string; cell: string; rotation: number };
        const told = previewPlacement(view, seat, answer);
        const next = rules.copy(s);
        const events: any[] = [];
        rules.play(next, action, (event) => events.push(event));
        const after = game.view(next, seat) as MoonriserView;
        const [before, now] = [view.players[seat], after.players[seat]];
        expect(told.incomeBefore).toEqual(before?.income);
        expect(told.incomeAfter).toEqual(now?.income);
        expect(told.scoreBefore).toEqual(before?.score);
        expect(told.scoreAfter).toEqual(now?.score);
        const [event] = events.filter(({ type }) => type === 'placed' || type === 'upgraded');
        const { green, red, blue } = told.cost?.total ?? { green: -1, red: -1, blue: -1 };
        expect(event.data.cost).toEqual({
          green,
          red,
          blue,
          distance: told.cost?.distance,
          extra: told.cost?.extra,
          sign: told.cost?.sign,
        });
        expect(told.black).toBe(event.data.black ?? null);
        expect(told.newLinks).toEqual(event.data.links ?? []);
        expect(told.newNeighbourhoods).toEqual(event.data.neighbourhoods ?? []);
        played++;
      }
    }
    expect(played).toBeGreaterThan(100);
  });

  it('show the income, trade rates and scores that production, trade and the end then use', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const rng = seeded(`promise ${i}`);
      const s = rules.begin(2 + (i % 3), {}, `promise ${i}`);
      for (let going = true; going; ) {
        const at = rules.next(s, rng);
        const seat = at?.seats[0];
        if (!at || seat === undefined) break;
        const { rates, tokens } = (game.view(s, seat) as MoonriserView).players[seat] as MoonriserView['players'][0];
        const events: Event[] = [];
        rules.answer(s, at, seat, at.step.sample(s, at.frame.vars, seat, rng) as Answer, (event) => events.push(event));
        const now = (game.view(s, seat) as MoonriserView).players[seat];
        for (const { type, data } of events) {
          if (type === 'produced' && data.seat === seat) expect(data).toEqual({ seat, ...now?.income });
          if (type === 'traded') {
            expect(data.count).toBe(data.got === 'yellow' ? rates.yellow : rates.token);
            const gave = data.gave as 'green';
            expect(now?.tokens[gave]).toBe(tokens[gave] - (data.count as number));
          }
          seen.add(type);
        }
        going = s.result === null;
      }
      const { players } = game.view(s, null) as MoonriserView;
      expect(players.map(({ score }) => score.total)).toEqual(s.result?.scores);
      expect(s.result?.detail).toMatchObject({ scores: players.map(({ score }) => score) });
    }
    for (const type of ['produced', 'traded', 'final-exchange']) expect(seen).toContain(type);
  });

  it('show the gain of an unaffordable tile, but none for a tile that does not fit', () => {
    const t = scene({ tokens: [purse()], hands: [['B11.1', 'B12.1'], []] });
    const view = t.view(0) as MoonriserView;
    const dear = previewPlacement(view, 0, place('B11.1', '1,0'));
    expect(dear.verdict).toMatchObject({ reason: 'too-few-tokens' });
    expect([dear.scoreBefore.total, dear.scoreAfter.total, dear.incomeAfter.blue]).toEqual([0, 2, 2]);
    expect(dear.cost).toEqual({
      price: { green: 2, red: 0, blue: 0 },
      rule: 'MR-082',
      distance: 0,
      extra: 0,
      sign: null,
      total: { green: 2, red: 0, blue: 0 },
    });
    for (const green of [0, 2]) {
      const here = scene({ tokens: [purse(green)], hands: [['B12.1'], []] }).view(0) as MoonriserView;
      const off = previewPlacement(here, 0, place('B12.1', '-1,0', 0));
      expect(off.verdict).toMatchObject({ reason: green ? 'empty-space-off-board' : 'too-few-tokens' });
      expect([off.black, off.scoreAfter.total]).toEqual([null, 0]);
    }
    expect(previewPlacement(view, 0, place('B11.1', '99,99')).cost).toBe(null);
    expect(previewPlacement(view, 0, place('nothing', '1,0')).verdict).toMatchObject({ reason: 'tile-not-at-hand' });
  });

  it('cover upgrades and bases', () => {
    const t = scene({ tokens: [purse(1, 0, 1)] });
    const view = t.view(0) as MoonriserView;
    expect(previewUpgrade(view, 0, '0,0')).toMatchObject({
      verdict: true,
      incomeAfter: { green: 2, red: 0, blue: 2 },
      cost: { total: { green: 1, blue: 1 } },
    });
    expect(previewPlacement(view, 0, upgrade('0,0'))).toEqual(previewUpgrade(view, 0, '0,0'));
    expect(previewUpgrade(view, 0, '99,9').verdict).toMatchObject({ reason: 'no-such-field' });
    expect(previewUpgrade(view, 0, '5,-1').verdict).toMatchObject({ reason: 'not-your-tile' });
    const fresh = rules.begin(2, {}, 'base');
    const [row] = rules.waiting(fresh);
    const first = game.view(fresh, 0) as MoonriserView;
    const cell = first.fields.find((field) => field.sign === null)?.id as string;
    expect(previewPlacement(first, row?.seat as number, place('BASE', cell))).toMatchObject({
      verdict: true,
      incomeAfter: { green: 1, blue: 1 },
    });
  });

  it('draw a board whose tiles, links and neighbourhoods add up to what the rules count', () => {
    let links = 0;
    for (const { s, seat } of positions()) {
      const board = boardOf(game.view(s, seat) as MoonriserView);
      const fields = board.tile.map((_tile, field) => field);
      const own = fields.filter((field) => board.owner[field] === seat);
      const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);
      expect(2 * linksOf(board).length).toBe(sum(fields.map((field) => countLinks(board, field))));
      expect(3 * neighbourhoodsOf(board).length).toBe(sum(fields.map((field) => countNeighbourhoods(board, field))));
      expect(sum(own.map((field) => tilePoints(board, field)))).toBe(scoreOf(board, seat, 0).total);
      const income = incomeOf(board, seat);
      for (const colour of ['green', 'red', 'blue'] as const) {
        const made = sum(own.map((field) => tileIncome(board, field)[colour]));
        const shared = neighbourhoodsOf(board).filter((one) => one.colour === colour && !one.mixed);
        const ours = shared.filter(({ cells }) => board.owner[fieldAt(board, cells[0] as string)] === seat);
        expect(made + ours.length).toBe(income[colour]);
      }
      for (const { from, to, edge, kind } of linksOf(board)) {
        expect(linkedEdges(board, fieldAt(board, from))).toContain(edge);
        expect(linkedEdges(board, fieldAt(board, to))).toContain(edge + 3);
        expect(linksAt(board, fieldAt(board, from))).toContainEqual({ cell: to, kind });
        links++;
      }
    }
    expect(links).toBeGreaterThan(20);
  });

  it('draw a held tile as the board would have it, and leave the board alone', () => {
    const t = scene({ tokens: [purse()], hands: [['B11.1', 'B01.1'], []] });
    const view = t.view(0) as MoonriserView;
    const board = boardOf(view);
    const after = boardWith(board, { design: 'B01', cell: '1,0', rotation: 2, owner: 0 });
    const told = previewPlacement(view, 0, place('B01.1', '1,0', 2));
    expect(incomeOf(after, 0)).toEqual(told.incomeAfter);
    expect(blackened(board, after)).toEqual(told.black === null ? [] : [told.black]);
    expect(board).toEqual(boardOf(view));
    expect(boardWith(board, { design: 'B01', cell: '99,9', rotation: 0, owner: 0 })).toBe(board);
    expect(boardWith(board, { design: 'none', cell: '1,0', rotation: 0, owner: 0 })).toBe(board);
    expect([tileIncome(board, -1), tilePoints(board, fieldAt(board, '1,0'))]).toEqual([
      { green: 0, red: 0, blue: 0 },
      0,
    ]);
  });

  it('rebuild the board of any view, in whatever order its fields come', () => {
    for (const { s, seat } of positions()) {
      const view = game.view(s, seat) as MoonriserView;
      const board = boardOf({ ...view, fields: view.fields.slice().reverse() });
      expect([board.tile, board.black]).toEqual([s.board.tile, s.board.black]);
      expect(incomeOf(board, seat)).toEqual(incomeOf(s.board, seat));
    }
    expect(() => boardOf({ fields: [] } as unknown as MoonriserView)).toThrow('no known layout');
  });
});
