import { int, msg, type Placement, pick, type Rng, refuse, type Verdict } from '@orrery/kernel';
import { PLACES } from '../content/places.ts';
import { cardName, cardNamed, maneuverName } from '../content/set.ts';
import { dealTokens, playManeuver } from '../effects/politics.ts';
import { report } from '../effects/report.ts';
import { politician, rival } from '../rules/seats.ts';
import { flow, NONE, programOf, type State } from '../state.ts';

/** Places where a side has no card. */
const freePlaces = (s: State, side: number): number[] =>
  programOf(s, side).slots.flatMap(({ card }, place) => (card === NONE ? [place] : []));
const canPlay = (s: State, side: number): boolean =>
  programOf(s, side).hand.cards.length > 0 && programOf(s, side).slots.some(({ card }) => card === NONE);
const placeNamed = (name: string): number => PLACES.findIndex(({ id }) => id === name);

/** 2.1) Preparations: Politicians play maneuvers in turns until both pass in succession (MS-043 to MS-051). */
export const preparation = flow(
  'preparation',
  { turn: int, passes: int },
  {
    tokens(s, v) {
      v.turn = s.first;
      dealTokens(s);
    },
    /** A Politician without a card or a free slot passes automatically. */
    play: {
      ask: 'place?',
      time: 'turn',
      who: (s, v) => (canPlay(s, v.turn) ? politician(s, v.turn) : []),
      prompt: (s, v) => ({
        text: msg('ask-play'),
        pass: msg('act-pass-play'),
        pieces: programOf(s, v.turn).hand.cards.map((card) => ({
          id: cardName(card),
          text: msg('name', { name: maneuverName(card) }),
          cells: freePlaces(s, v.turn).map((place) => ({ cell: PLACES[place]?.id as string, rotations: [0] })),
        })),
      }),
      admits: (s, v, _seat, answer) => answer === null || judge(s, v.turn, answer),
      sample: (s, v, _seat, rng) => some(s, v.turn, rng),
      options: (s, v) => [
        null,
        ...programOf(s, v.turn).hand.cards.flatMap((card) =>
          freePlaces(s, v.turn).map((place) => ({
            piece: cardName(card),
            cell: PLACES[place]?.id as string,
            rotation: 0,
          })),
        ),
      ],
      fallback: () => null,
      take(s, v, _seat, answer, go) {
        if (answer === null) return;
        playManeuver(s, v.turn, cardNamed(answer.piece), placeNamed(answer.cell));
        v.passes = 0;
        v.turn = rival(v.turn);
        go.jump('play');
      },
    },
    pass(s, v, go) {
      report('passed-play', v.turn);
      v.passes++;
      v.turn = rival(v.turn);
      if (v.passes < s.programs.length) go.jump('play');
    },
  },
);

function judge(s: State, side: number, { piece, cell, rotation }: Placement): Verdict {
  if (!programOf(s, side).hand.cards.includes(cardNamed(piece))) return refuse('not-in-hand', 'MS-046');
  const place = placeNamed(cell);
  if (place < 0 || rotation !== 0) return refuse('no-such-place', 'MS-130');
  return freePlaces(s, side).includes(place) || refuse('slot-taken', 'MS-047');
}

function some(s: State, side: number, rng: Rng): Placement | null {
  if (pick(rng, [0, 1, 2]) === 0) return null;
  const place = pick(rng, freePlaces(s, side));
  const card = pick(rng, programOf(s, side).hand.cards);
  return { piece: cardName(card), cell: PLACES[place]?.id as string, rotation: 0 };
}
