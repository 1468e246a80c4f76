import { bankDefense, credit, defense, draw, either, influence, mayMove, overcome, when } from '../effect.ts';
import type { MarketCard } from '../types.ts';
import { cardsOf } from './card.ts';

const card = cardsOf('defense');

/** Defense Market cards: Defense, Overcoming, trophies. */
export const DEFENSE: readonly MarketCard[] = [
  card('D01', 'Picket Drone', 'tech', { cost: 2, influence: 0, copies: 3 }, defense(2)),
  card('D02', 'Militia Captain', 'operative', { cost: 3, influence: 1, copies: 3 }, defense(2), credit(1)),
  card('D03', 'Crisis Marshal', 'operative', { cost: 3, influence: 1, copies: 2 }, defense(1), draw(1)),
  card('D04', 'Bulwark Projector', 'tech', { cost: 4, influence: 1, copies: 3 }, defense(4)),
  card(
    'D05',
    'Rapid Response Wing',
    'tech',
    { cost: 4, influence: 2, copies: 2 },
    mayMove('adjacent'),
    defense(2),
    when({ is: 'activeEventHere' }, defense(1)),
  ),
  card('D06', 'War Bond Office', 'tech', { cost: 4, influence: 1, copies: 2 }, either([credit(3)], [defense(3)])),
  card('D07', 'Veteran Commander', 'operative', { cost: 5, influence: 2, copies: 2 }, defense(3), draw(1)),
  card('D08', 'Peacekeeper Tribunal', 'operative', { cost: 5, influence: 2, copies: 1 }, overcome(4), credit(1)),
  card('D09', 'Siege Platform', 'tech', { cost: 6, influence: 3, copies: 1 }, defense(5), credit(1)),
  card(
    'D10',
    'Trophy Historian',
    'operative',
    { cost: 5, influence: 2, copies: 1, unique: true },
    influence(1),
    when({ is: 'trophies', least: 4 }, influence(1)),
    defense(1),
  ),
  card('D11', 'Aegis Array', 'tech', { cost: 7, influence: 4, copies: 1 }, defense(4), draw(1), credit(1)),
  card(
    'D12',
    'Marshal of the Line',
    'operative',
    { cost: 8, influence: 5, copies: 1, unique: true },
    overcome(5),
    defense(2),
  ),
  card('D13', 'Munitions Cache', 'tech', { cost: 3, influence: 1, copies: 2, mp: true }, bankDefense(2), credit(1)),
  card(
    'D14',
    'Interdiction Crew',
    'operative',
    { cost: 4, influence: 2, copies: 1, mp: true },
    defense(2),
    bankDefense(1),
    credit(1),
  ),
];
