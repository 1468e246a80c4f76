import { rulesOf } from '@orrery/kernel';
import type { Recorded } from '@orrery/testing';
import { requestCard } from '../src/content/cards.ts';
import { game, type State } from '../src/index.ts';

/** Details of a game's result besides places and scores. */
interface Detail {
  scores: { total: number; missions: number }[];
}
const detailOf = (s: State): Detail => s.result?.detail as unknown as Detail;

const rules = rulesOf(game);
const turnsBegun = (n: number) => (s: State) => s.turns >= n;
const isTied = ({ result }: State): boolean => {
  const scores = result?.scores ?? [];
  return scores.filter((score) => score === Math.max(...scores)).length > 1;
};
const TEAM = { mode: 'cooperative' };

/** At least one game for every way the game can end. */
export const RECORDED: readonly Recorded<State>[] = [
  {
    name: 'two',
    proves: 'two players, no option: nine turns each, then the higher score wins',
    ...{ seats: 2, options: {}, bots: 'medium', reason: 'last-event' },
    shows: (s) => s.turns === 18 && !isTied(s),
  },
  {
    name: 'three',
    proves: 'three players on the ring, with an Architect draft and chosen starts',
    ...{ seats: 3, options: { draft: true, chooseStart: true, ring: true }, bots: 'medium', reason: 'last-event' },
    shows: (s) => s.turns === 27,
  },
  {
    name: 'four',
    proves: 'four players, Embassies score',
    ...{ seats: 4, options: { embassyScoring: true }, bots: 'medium', reason: 'last-event' },
    shows: (s) => s.turns === 36,
  },
  {
    name: 'tie',
    proves: 'equal scores: the larger Trophy Pile wins',
    ...{ seats: 2, options: {}, bots: 'easy', reason: 'tie-trophies' },
    shows: isTied,
  },
  {
    name: 'missions',
    proves: 'three players with Competitive Missions; some are met',
    ...{ seats: 3, options: { missions: true }, bots: 'medium', reason: 'last-event' },
    shows: (s) => detailOf(s).scores.some((score) => score.missions > 0),
  },
  {
    name: 'mercury',
    proves: 'two players with Mercury Protocol on picked Locations: Requests are completed, Illegal Tech is taken',
    ...{ seats: 2, options: { mercury: true, locations: 'picked' }, bots: 'medium', reason: 'last-event' },
    shows: ({ players, illegal }) =>
      players.some((player) => player.infamy > 0) &&
      players.some((player) => player.trophies.cards.some((card) => requestCard(card).kind === 'request')) &&
      illegal.some((laid) => laid.cards.length === 0),
  },
  {
    name: 'team-won',
    proves: 'three players beat the Syndicate',
    ...{ seats: 3, options: { ...TEAM, difficulty: 'rookie' }, bots: 'medium', reason: 'won' },
  },
  {
    name: 'team-lost',
    proves: 'two players with Mercury Protocol and Garrisons lose to the Syndicate',
    ...{ seats: 2, options: { ...TEAM, mercury: true, difficulty: 'master' }, bots: 'easy', reason: 'lost' },
  },
  {
    name: 'team-missions',
    proves: 'Hard Mode: four players miss a Mission and lose, whatever the score',
    ...{ seats: 4, options: { ...TEAM, hard: true }, bots: 'easy', reason: 'missions' },
  },
  {
    name: 'solo-won',
    proves: 'a single player beats the Syndicate',
    ...{ seats: 1, options: { ...TEAM, difficulty: 'rookie' }, bots: 'medium', reason: 'won' },
  },
  {
    name: 'solo-lost',
    proves: 'a single player with Mercury Protocol loses to the Syndicate',
    ...{ seats: 1, options: { ...TEAM, mercury: true, difficulty: 'veteran' }, bots: 'easy', reason: 'lost' },
  },
  {
    name: 'resignation',
    proves: 'three players; a sealed pick withdrawn, two undos, a question that timed out, then two resign',
    ...{ seats: 3, options: { draft: true, mercury: true }, bots: 'easy', reason: 'resignation' },
    script({ table, play }) {
      const first = table.state.order[0] as number;
      play((s) => rules.waiting(s).every((row) => row.seat !== first));
      table.apply(table.undoEntry(first));
      play(turnsBegun(2));
      play((s) => table.mayUndo(s.turn) === true);
      table.apply(table.undoEntry(table.state.turn));
      play(turnsBegun(4));
      table.apply(table.undoEntry(first, { reseed: 'by consent' }));
      table.apply({ kind: 'expire', question: rules.waiting(table.state)[0]?.question as string });
      play(turnsBegun(8));
      table.apply({ kind: 'resign', seat: table.state.turn });
      play(turnsBegun(12));
      table.apply({ kind: 'resign', seat: table.state.turn });
    },
  },
  {
    name: 'team-resignation',
    proves: 'a team plays on with one player, who then resigns too',
    ...{ seats: 2, options: { ...TEAM, mercury: true }, bots: 'easy', reason: 'team-resigned' },
    script({ table, play }) {
      play(turnsBegun(3));
      table.apply({ kind: 'resign', seat: table.state.turn });
      play(turnsBegun(7));
      table.apply({ kind: 'resign', seat: table.state.turn });
    },
  },
];
