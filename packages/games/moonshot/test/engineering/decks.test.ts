import { describe, expect, it } from 'vitest';
import { cardName, cardNamed, tileOf } from '../../src/content/set.ts';
import type { State } from '../../src/state.ts';
import { engineering, offered, own, type Setting, takeOut, USA } from '../scene.ts';

/** A position in which USA's Engineer acts first. */
const bench = (usa: Setting['usa'] = {}, more: Setting = {}) =>
  engineering({ first: USA, usa: { money: 30, ...usa }, ...more });

describe('decks of tiles that run out', () => {
  const emptyDeck = (s: State, kind: number): void => {
    const deck = s.techDecks[kind] as State['techDecks'][number];
    deck.cards = [];
    deck.known = [];
  };
  it('MS-096 MS-313 are refilled when a tile is needed, from the discard pile first', () => {
    const t = bench();
    t.edit((s) => {
      emptyDeck(s, 0);
      s.research = ['S05', 'E05', 'S06'].map((name) => takeOut(s, cardNamed(name)));
      s.covered = [takeOut(s, cardNamed('S07'))];
    });
    expect(t.state.techDecks[0]?.cards).toHaveLength(0);
    t.say(0, 'research:SE');
    const [drawn] = own(t, USA).drawn.cards.map(cardName) as [string];
    expect(['S05', 'S06']).toContain(drawn);
    expect(t.view(0).research).toEqual(['E05']);
    expect(t.view(0).covered).toEqual(['S07']);
    expect(t.state.techDecks[0]?.cards).toHaveLength(1);
  });
  it('MS-096 are shuffled into a random order', () => {
    const tops = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const t = bench({}, { seed });
      t.edit((s) => {
        s.research = (s.techDecks[0]?.cards ?? []).splice(0).sort((a, b) => a - b);
        (s.techDecks[0] as any).known = [];
      });
      t.say(0, 'research:SE');
      expect(t.state.techDecks[0]?.known.every((mask) => mask === 0)).toBe(true);
      const all = [own(t, USA).drawn.cards[0] as number, ...(t.state.techDecks[0]?.cards ?? [])];
      return [...all].sort((a, b) => a - b).indexOf(all[0] as number);
    });
    expect(new Set(tops).size).toBeGreaterThan(1);
  });
  it('MS-096 count remaining and reshuffled tiles together', () => {
    const t = bench();
    t.edit((s) => {
      s.research = [takeOut(s, cardNamed('S05'))];
      const left = (s.techDecks[0]?.cards ?? []).slice(0, 1);
      s.techDecks[0] = { cards: left, known: [0] };
    });
    t.say(0, 'research:SS');
    expect(own(t, USA).drawn.cards.map(cardName)).toContain('S05');
  });
  it('MS-096 are refilled with covered tiles last', () => {
    const t = bench();
    t.edit((s) => {
      emptyDeck(s, 0);
      s.covered = ['S07', 'E07'].map((name) => takeOut(s, cardNamed(name)));
    });
    t.say(0, 'research:SE');
    expect(own(t, USA).drawn.cards.map(cardName)).toContain('S07');
    expect(t.view(0).covered).toEqual(['E07']);
  });
  it('MS-082 one tile is enough for a deck that is named once', () => {
    const t = bench();
    t.edit((s) => {
      for (const kind of [0, 1]) {
        const deck = s.techDecks[kind] as State['techDecks'][number];
        s.techDecks[kind] = { cards: deck.cards.slice(0, 1), known: [0] };
      }
    });
    const pairs = offered(t, 0).filter((name) => name.startsWith('research'));
    expect(pairs).toEqual(['SE', 'SC', 'SP', 'EC', 'EP', 'CC', 'CP', 'PP'].map((pair) => `research:${pair}`));
    t.say(0, 'research:SE');
    expect(own(t, USA).drawn.cards).toHaveLength(2);
  });
  it('MS-082 two tiles are enough for a deck that is named twice', () => {
    const t = bench();
    t.edit((s) => {
      s.techDecks[0] = { cards: (s.techDecks[0]?.cards ?? []).slice(0, 2), known: [0, 0] };
    });
    t.say(0, 'research:SS');
    expect(own(t, USA).drawn.cards).toHaveLength(2);
  });
  it('MS-082 a deck with too few tiles cannot be named', () => {
    const t = bench();
    t.edit((s) => {
      emptyDeck(s, 0);
      s.research = [takeOut(s, cardNamed('S05'))];
    });
    expect(t.refused(0, 'research:SS').reason).toBe('deck-empty');
    t.say(0, 'research:SE');
    expect(own(t, USA).drawn.cards.map((tile) => tileOf(tile).kind)).toEqual(['S', 'E']);
  });
});
