import { CELL_NAMES, PLACES } from '@orrery/moonshot';
import type { TalkLine } from '../../../table/client.ts';
import { MISSION_IDS, MODULE_IDS, nameOfCard, RISK_IDS, TILE_IDS } from '../board/content.ts';
import { SIDES } from '../board/sides.tsx';

/**
 * Partners speak in plain lines of the side's talk; three forms of a line mean more: `Look at B2.` lights it up, `GO in
 * round 3.` and `NO GO in round 3.` are votes on that round's launch, and `Note: …` is kept on the shared sheet.
 */
const LOOK = /^Look at (.+)\.$/;
const VOTE = /^(GO|NO GO) in round (\d+)\.$/;
const NOTE = /^Note: (.+)$/;

const SPOTS: ReadonlyMap<string, string> = new Map([
  ...CELL_NAMES.map((cell): [string, string] => [cell, `field:${cell}`]),
  ...[...MISSION_IDS, ...MODULE_IDS, ...RISK_IDS].map((id): [string, string] => [nameOfCard(id) ?? id, `card:${id}`]),
  ...TILE_IDS.map((id): [string, string] => [nameOfCard(id) ?? id, `tile:${id}`]),
  ...PLACES.flatMap((place) =>
    SIDES.map((side): [string, string] => [`${side.name} at the ${place.name}`, `slot:${side.id}-${place.id}`]),
  ),
]);
const NAMES: ReadonlyMap<string, string> = new Map([...SPOTS].map(([name, spot]) => [spot, name]));

/** The line that points at a spot; null for one that has no name. */
export function lookAt(spot: string): string | null {
  const name = NAMES.get(spot);
  return name ? `Look at ${name}.` : null;
}

/** The spot that a line points at. */
export function spotIn(text: string): string | null {
  return SPOTS.get(LOOK.exec(text)?.[1] ?? '') ?? null;
}

export type Vote = 'GO' | 'NO GO';
export const lineOf = (vote: Vote, round: number): string => `${vote} in round ${round}.`;
export const isVote = (text: string): boolean => VOTE.test(text);
export const noteIn = (text: string): string | null => NOTE.exec(text)?.[1] ?? null;

/** The latest vote of each seat of a side on the launch of a round. */
export function votesIn(talk: readonly TalkLine[], round: number): ReadonlyMap<number, Vote> {
  const votes = new Map<number, Vote>();
  for (const { seat, channel, text } of talk) {
    const [, vote, of] = (channel === 'side' && VOTE.exec(text)) || [];
    if (vote && seat !== null && Number(of) === round) votes.set(seat, vote as Vote);
  }
  return votes;
}
