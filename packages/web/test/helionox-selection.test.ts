import { game, type HelionoxView } from '@orrery/helionox';
import { type Option, type Prompt, rulesOf } from '@orrery/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Subject } from '../src/games/helionox/board/subject.ts';
import { gameUi } from '../src/games/helionox/game-ui.tsx';
import { cardKeys } from '../src/games/helionox/play/card-keys.ts';
import { answerPlaceOf, optionsBySubject, ready } from '../src/games/helionox/play/options.ts';
import { promptOf } from '../src/games/helionox/play/prompt.ts';
import { clickOn, NOTHING, select, selected } from '../src/games/helionox/play/selection.ts';
import { wordsOf } from '../src/play/game-text.ts';
import type { GameUi, Play } from '../src/play/game-ui.ts';

/** The first turn of a game: all cards and both abilities can be used, and no Market card is affordable. */
const rules = rulesOf(game);
const state = rules.begin(2, {} as never, 'selection');
const [{ seat, question } = { seat: 0, question: '' }] = rules.waiting(state);
const menu = rules.prompt(state, seat, question) as Extract<Prompt, { kind: 'choose' }>;
const view = rules.view(state, seat) as HelionoxView;
const hand = view.players[seat]?.hand ?? [];
const options = optionsBySubject(menu, view, seat);

const card = { kind: 'card', ...(hand[0] as { id: string; design: string }) } as Subject;
const architect: Subject = { kind: 'architect' };
const slot: Subject = { kind: 'slot', faction: 'bio', design: null };
const prime: Subject = { kind: 'prime' };

const ofCards = (kind: 'choose' | 'subset', ids: readonly string[]): Prompt =>
  kind === 'choose'
    ? { kind, text: { id: 'ask-card' }, options: ids.map((id) => ({ id, data: { card: 'MA' } })) }
    : { kind, text: { id: 'ask-cards' }, min: 0, max: 2, items: ids.map((id) => ({ id, data: { card: 'MA' } })) };

describe('select', () => {
  it('keeps the chosen subject while the player points at others', () => {
    const chosen = select(NOTHING, { what: 'chosen', asked: 'a', subject: card });
    const both = select(chosen, { what: 'looked', asked: 'a', subject: prime });
    expect([selected(both.chosen, 'a'), selected(both.looked, 'a')]).toEqual([card, prime]);
    expect(selected(select(both, { what: 'looked', asked: 'a', subject: null }).chosen, 'a')).toEqual(card);
  });

  it('starts a new question with nothing selected', () => {
    const chosen = select(NOTHING, { what: 'chosen', asked: 'a', subject: card });
    expect(selected(chosen.chosen, 'b')).toBeNull();
  });
});

describe('clickOn', () => {
  const click = (subject: Subject, chosen: Subject | null, prompt: Prompt = menu, picked: string[] = []) =>
    clickOn(subject, optionsBySubject(prompt, view, seat)(subject), { prompt, chosen, picked });

  it('chooses a subject first, and acts with the second click', () => {
    expect(click(card, null)).toEqual({ chosen: card });
    expect(click(card, architect)).toEqual({ chosen: card });
    expect(click(card, card).answer).toBe(`play:${hand[0]?.id}`);
  });

  it('acts if only one of several actions is possible', () => {
    expect(options(slot).map(({ id }) => id)).toEqual(['buy:bio', 'cycle:bio']);
    expect(click(slot, slot).answer).toBe('cycle:bio');
  });

  it('leaves the choice between several possible actions to the buttons', () => {
    expect(ready(options(architect))).toHaveLength(2);
    expect(click(architect, architect)).toEqual({ chosen: architect });
  });

  it('deselects a subject without possible actions', () => {
    expect(click(prime, prime)).toEqual({ chosen: null });
  });

  it('picks the clicked card of a question, and toggles cards if several may be picked', () => {
    const [first = '', second = ''] = hand.map((one) => one?.id ?? '');
    expect(click(card, null, ofCards('choose', [first, second]))).toEqual({ chosen: card, picked: [first] });
    const several = ofCards('subset', [first, second]);
    expect(click(card, null, several, [second]).picked).toEqual([second, first]);
    expect(click(card, card, several, [second, first]).picked).toEqual([second]);
  });
});

describe('answerPlaceOf', () => {
  const ids = hand.map((one) => one?.id ?? '');

  it('uses the whole table for the menu, and nothing without a question', () => {
    expect(answerPlaceOf(menu, hand, false)).toBe('table');
    expect(answerPlaceOf(null, hand, false)).toBeNull();
  });

  it('lets cards be picked from the hand, except on phones', () => {
    expect(answerPlaceOf(ofCards('choose', ids), hand, false)).toBe('hand');
    expect(answerPlaceOf(ofCards('choose', ids), hand, true)).toBe('cards');
    expect(answerPlaceOf(ofCards('choose', ['other']), hand, false)).toBe('cards');
  });

  it('uses the action bar for a choice without cards, and a widget for the rest', () => {
    expect(answerPlaceOf({ kind: 'choose', text: { id: 'x' }, options: [{ id: 'yes' }] }, hand, false)).toBe('bar');
    expect(answerPlaceOf({ kind: 'amount', text: { id: 'x' }, min: 0, max: 3 } as Prompt, hand, false)).toBe('widget');
  });
});

describe('cardKeys', () => {
  it('clicks on cards of the hand in the menu, and picks the offered cards of a question', () => {
    const onPick = vi.fn();
    const setDraft = vi.fn();
    const play = (prompt: Prompt) => ({ ask: { prompt }, setDraft }) as unknown as Play;
    const keys = cardKeys(play(menu), 'table', hand, onPick);
    expect(Object.keys(keys)).toEqual(hand.map((_card, i) => String(i + 1)));
    keys['1']?.();
    expect(onPick).toHaveBeenCalledWith(card);
    cardKeys(play(ofCards('choose', ['a', 'b'])), 'cards', hand, onPick)['2']?.();
    expect(setDraft).toHaveBeenCalledWith({ picked: ['b'] });
    expect(cardKeys(play(ofCards('subset', ['a'])), 'cards', hand, onPick)).toEqual({});
  });
});

describe('promptOf', () => {
  const words = wordsOf(game as never, gameUi as unknown as GameUi, () => 'Ada');
  const shown = (chosen: Subject | null, prompt: Prompt | null = menu, picked: string[] = []) => {
    const choose = vi.fn();
    const answer = vi.fn();
    const play = {
      ask: prompt && { seat, prompt },
      draft: { picked },
      table: { view, viewer: seat, result: null },
      words,
      nameOf: () => 'Ada',
      answer,
      setDraft: vi.fn(),
      standing: [],
      log: [{ id: 1, seat: 0, text: 'Ada moves to Mars.' }],
      idle: 'Waiting for Ada.',
    } as unknown as Play;
    const source = { play, view, chosen, options: optionsBySubject(prompt, view, seat), choose };
    return { ...promptOf(source), choose, answer, source };
  };
  const ids = ({ actions }: { actions: { id: string }[] }) => actions.map(({ id }) => id);

  it('offers quick actions, simple cards and the end of the turn while nothing is chosen', () => {
    const { actions, choose, answer, detail } = shown(null);
    expect(ids({ actions })).toEqual(['bonus', 'play-all', 'end']);
    expect(detail).toContain('5 cards to play');
    actions.at(-1)?.onPress();
    expect(choose).toHaveBeenCalledWith({ kind: 'end' });
    expect(answer).not.toHaveBeenCalled();
  });

  it('asks before the turn ends with unplayed cards', () => {
    const { actions, answer } = shown({ kind: 'end' });
    expect(ids({ actions })).toEqual(['back', 'end']);
    actions[1]?.onPress();
    expect(answer).toHaveBeenCalledWith('end');
  });

  it('puts the main action of a chosen subject last, and says why others are impossible', () => {
    expect(ids(shown(card))).toEqual(['back', `play:${hand[0]?.id}`]);
    const { actions, detail } = shown(slot);
    expect(actions.map(({ id, kind }) => [id, kind])).toEqual([
      ['back', 'quiet'],
      ['buy:bio', undefined],
      ['cycle:bio', 'go'],
    ]);
    expect(detail).toMatch(/^Buy/);
    expect(ids(shown(prime))).toEqual(['back', 'buy:prime']);
  });

  it('turns a world picked for a question into the main answer', () => {
    const worlds: Option[] = ['mars', 'moon'].map((id) => ({ id, text: { id: 'place', params: { place: id } } }));
    const ask: Prompt = { kind: 'choose', text: { id: 'ask-move' }, options: worlds };
    const mars: Subject = { kind: 'place', place: 'mars' };
    expect(ids(shown(null, ask))).toEqual(['mars', 'moon']);
    expect(ids(shown(mars, ask, ['mars']))).toEqual(['back', 'mars']);
  });

  it('shows the status line while the viewer has no question', () => {
    expect(shown(null, null)).toMatchObject({ sentence: 'Waiting for Ada.', detail: null, actions: [] });
  });
});
