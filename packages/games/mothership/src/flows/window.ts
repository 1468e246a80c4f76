import { below, defined, flag, logEvent, msg, type Option, oneOf, owner, refuse } from '@orrery/kernel';
import type { Window } from '../content/cards.ts';
import { BEAM } from '../content/panel.ts';
import { cardName, titleOf } from '../content/set.ts';
import { isMothership, isStation } from '../content/units.ts';
import { takeEffect, targetsFor, titlesHeld } from '../effects/cards/index.ts';
import { declare } from '../effects/hand.ts';
import { pay } from '../effects/resources.ts';
import { halfOf } from '../rules/fight.ts';
import { gasLeft, mayBeam, opens } from '../rules/windows.ts';
import { fightOf, flow, playerOf, type State } from '../state.ts';
import { cancel } from './cancel.ts';
import { playText } from './play-text.ts';

/** Windows of a fight. */
const WINDOWS = ['RD', 'AD', 'DD', 'AS', 'PD', 'AR', 'LD'] as const;
export type FightWindow = (typeof WINDOWS)[number];
/** Windows in which a side may also burn gas and fire the Solar Beam. */
const BURNS: readonly Window[] = ['AD', 'DD', 'AS'];
const isDefence = (kind: Window): boolean => kind !== 'AD';

/** Cards that a seat can play in a window, with their targets: `c09.2:1M/weapons`. */
function cardChoices(s: State, seat: number, kind: FightWindow): string[] {
  return titlesHeld(s, seat).flatMap((card) =>
    targetsFor(s, seat, titleOf(card), kind).map((target) => `${cardName(card)}${target === '' ? '' : `:${target}`}`),
  );
}

function burns(s: State, kind: FightWindow): string[] {
  // A station's owner can only play a card (MO-210).
  if (!BURNS.includes(kind) || (kind === 'DD' && fightOf(s).kind === 'station')) return [];
  const most = gasLeft(s, fightOf(s), isDefence(kind));
  const out = Array.from({ length: most }, (_none, i) => `gas:${i + 1}`);
  if (mayBeam(s, fightOf(s), isDefence(kind))) out.push('beam');
  return out;
}

/** All options of a seat in a window. */
export const choicesOf = (s: State, seat: number, kind: FightWindow): string[] => [
  ...cardChoices(s, seat, kind),
  ...burns(s, kind),
];

/** The rule broken by an answer that is not an option: the one on gas, the Solar Beam or cards. */
const ruleOf = (id: string): string => (id === 'beam' ? 'MO-279' : id.startsWith('gas:') ? 'MO-236' : 'MO-316');

function optionOf(s: State, seat: number, id: string): Option {
  if (id === 'beam') return { id, text: msg('act-beam') };
  if (id.startsWith('gas:')) return { id, text: msg('act-gas', { n: Number(id.slice(4)) }) };
  const [name, target = ''] = splitOnce(id);
  const card = heldNamed(s, seat, name);
  return { id, text: playText(s, seat, titleOf(card), target) };
}

/** The kind of target, used as the suffix of a message id. */
const attacked = (unit: number): string => (isMothership(unit) ? '-mothership' : isStation(unit) ? '-station' : '');

export const splitOnce = (id: string): [string, string?] => {
  const at = id.indexOf(':');
  return at < 0 ? [id] : [id.slice(0, at), id.slice(at + 1)];
};
/** The card with this name in a hand, or -1. */
export const heldNamed = (s: State, seat: number, name: string): number =>
  playerOf(s, seat).hand.cards.find((card) => cardName(card) === name) ?? -1;

/**
 * A seat's response in a fight. Whether it is asked depends only on public information. Its declarations are revealed
 * one by one until it passes (MO-192 to MO-194); after a roll it plays at most one card per window (MO-196). Returns
 * whether it acted.
 */
export const window = flow(
  'window',
  { seat: owner, kind: oneOf(...WINDOWS), cancelled: flag, acted: flag, more: flag },
  {
    answer: {
      sealed: 'choose?',
      quiet: true,
      time: 'window',
      who: (s, v) => (opens(s, v.seat, v.kind) ? v.seat : []),
      prompt: (s, v, seat) => ({
        // The prompt mentions gas only if it can be burned (MO-238).
        text: msg(`ask-${v.kind}${burns(s, v.kind).length > 0 ? '-burn' : ''}`),
        pass: msg(`pass-${v.kind}`),
        options: choicesOf(s, seat, v.kind).map((id) => optionOf(s, seat, id)),
      }),
      brief: (s, v) => msg(`brief-${v.kind}${v.kind === 'DD' ? attacked(fightOf(s).target) : ''}`),
      admits: (s, v, seat, id) =>
        id === null || choicesOf(s, seat, v.kind).includes(id) || refuse('cannot-answer', ruleOf(id)),
      sample(s, v, seat, rng) {
        if (below(rng, 3) > 0) return null;
        const choices = choicesOf(s, seat, v.kind);
        return choices.length === 0 ? null : defined(choices[below(rng, choices.length)]);
      },
      options: (s, v, seat) => [null, ...choicesOf(s, seat, v.kind)],
      fallback: () => null,
      reveal(s, v, answers, go) {
        const id = answers[v.seat] ?? null;
        if (id === null) return go.end(v.acted);
        v.acted = true;
        if (id === 'beam' || id.startsWith('gas:')) {
          burn(s, v.seat, id, isDefence(v.kind));
          return go.jump('answer');
        }
        const [name, target = ''] = splitOnce(id);
        v.more = v.kind !== 'AR';
        declare(s, v.seat, heldNamed(s, v.seat, name), target);
        go.call(cancel, {}, 'cancelled');
      },
    },
    effect(s, v) {
      if (s.declared && !v.cancelled) takeEffect(s, v.kind);
      s.declared = null;
    },
    more(_s, v, go) {
      if (!v.more) return go.end(v.acted);
      v.more = false;
      v.cancelled = false;
      go.jump('answer');
    },
  },
);

/** Declares gas or the Solar Beam, which is announced immediately (MO-630). */
function burn(s: State, seat: number, id: string, defence: boolean): void {
  const half = halfOf(fightOf(s), defence);
  if (id === 'beam') {
    half.beam = true;
    playerOf(s, seat).hull -= BEAM.hull;
    logEvent('beamed', { seat });
    return;
  }
  const n = Number(id.slice(4));
  half.gas += n;
  pay(s, seat, 'gas', n);
  logEvent('burned-gas', { seat, n });
}
