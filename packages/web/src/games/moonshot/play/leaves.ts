import type { Turn } from './useTurn.ts';

/** The tabs of a folded desk. */
export const LEAVES = ['rocket', 'politics', 'missions', 'supply', 'rival'] as const;
export type Leaf = (typeof LEAVES)[number];

/** With side panels, a tab has room for two parts of the desk. */
export const PAIRS = ['rocket', 'politics', 'rival'] as const;
export const pairOf = (leaf: Leaf): (typeof PAIRS)[number] =>
  leaf === 'supply' ? 'rocket' : leaf === 'missions' ? 'politics' : leaf;

/** The tab of a folded desk where a prompt is answered. */
const ASKED: Readonly<Record<string, Leaf>> = {
  'ask-play': 'politics',
  'ask-politics': 'politics',
  'ask-support': 'politics',
  'ask-fate': 'politics',
  'ask-tie': 'politics',
  'ask-engineer': 'rocket',
  'ask-install': 'rocket',
  'ask-install-one': 'rocket',
  'ask-mount': 'rocket',
  'ask-explore': 'missions',
  'ask-deck': 'supply',
  'ask-module': 'supply',
};

/** The tab of a folded desk that a selection belongs to. */
const TAKEN: Readonly<Record<string, Leaf>> = {
  tile: 'rocket',
  mount: 'rocket',
  bay: 'rocket',
  launch: 'missions',
  announce: 'missions',
  risk: 'missions',
  module: 'supply',
  decks: 'supply',
  card: 'politics',
  tokens: 'politics',
};

/** The tab to open for the current prompt and selection; undefined to stay. */
export const leafFor = ({ taken, about }: Pick<Turn, 'taken' | 'about'>): Leaf | undefined =>
  TAKEN[taken?.kind ?? ''] ?? ASKED[about];
