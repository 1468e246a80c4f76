import { CELL_NAMES, PLACES } from '@orrery/moonshot';
import type { TalkLine } from '../../../table/client.ts';
import { MISSION_IDS, MODULE_IDS, nameOfCard, RISK_IDS, TILE_IDS } from '../board/content.ts';
import { SIDES } from '../board/sides.tsx';

/**
 * Partners speak in plain lines of the side's talk; three forms of a line mean more: `Look at B2.` lights it up, `GO.` and
 * `NO GO.` are votes on the launch, and `Note: …` is kept on the shared sheet.
 */
const LOOK = /^Look at (.+)\.$/;
const VOTE = /^(GO|NO GO)\.$/;
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
export const voteIn = (text: string): Vote | null => (VOTE.exec(text)?.[1] as Vote | undefined) ?? null;
export const noteIn = (text: string): string | null => NOTE.exec(text)?.[1] ?? null;

/** The latest vote of each seat of a side. */
export function votesIn(talk: readonly TalkLine[]): ReadonlyMap<number, Vote> {
  const votes = new Map<number, Vote>();
  for (const { seat, channel, text } of talk) {
    const vote = channel === 'side' ? voteIn(text) : null;
    if (vote) votes.set(seat, vote);
  }
  return votes;
}
