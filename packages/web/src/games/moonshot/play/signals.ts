import { CELL_NAMES, PLACES } from '@orrery/moonshot';
import type { ChatLine } from '../../../table/table-types.ts';
import { MISSION_IDS, MODULE_IDS, nameOfCard, RISK_IDS, TILE_IDS } from '../board/content.ts';
import { SIDES } from '../board/sides.tsx';

/**
 * Partners talk in the team chat. Three kinds of lines have a special meaning: `Look at B2.` highlights B2,
 * `GO in round 3.` and `NO GO in round 3.` are votes on that round's launch, and `Note: …` is a shared note. Saved
 * chats contain these lines, so their wording must not change.
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
const NAMES: ReadonlyMap<string, string> = new Map([...SPOTS].map(([name, anchor]) => [anchor, name]));

/** The chat line that points at an anchor; null if the anchor has no name. */
export function lookAt(anchor: string): string | null {
  const name = NAMES.get(anchor);
  return name ? `Look at ${name}.` : null;
}

/** The anchor a chat line points at, or null. */
export function anchorIn(text: string): string | null {
  return SPOTS.get(LOOK.exec(text)?.[1] ?? '') ?? null;
}

export type Vote = 'GO' | 'NO GO';
export const lineOf = (vote: Vote, round: number): string => `${vote} in round ${round}.`;
export const isVote = (text: string): boolean => VOTE.test(text);
export const noteIn = (text: string): string | null => NOTE.exec(text)?.[1] ?? null;

/** Each seat's latest vote on the launch of a round. */
export function votesIn(talk: readonly ChatLine[], round: number): ReadonlyMap<number, Vote> {
  const votes = new Map<number, Vote>();
  for (const { seat, channel, text } of talk) {
    const [, vote, of] = (channel === 'side' && VOTE.exec(text)) || [];
    if (vote && seat !== null && Number(of) === round) votes.set(seat, vote as Vote);
  }
  return votes;
}
