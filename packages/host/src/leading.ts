import type { Leases } from './ports.ts';

/** Where many nodes serve a match, one of those at which somebody is moves what goes by itself. */
export interface Leading {
  readonly on: boolean;
  /** Asks to lead, or no longer, as `wanted` says. */
  attend(): void;
}

interface Surroundings {
  match: string;
  leases: Leases | undefined;
  wanted(): boolean;
  /** This node leads from now on. */
  onLead(): void;
}

export function openLeading({ match, leases, wanted, onLead }: Surroundings): Leading {
  let on = leases === undefined;
  let giveUp: (() => void) | null = null;
  function lead(now: boolean): void {
    on = now;
    if (now) onLead();
  }
  return {
    get on() {
      return on;
    },
    attend() {
      if (wanted()) {
        giveUp ??= leases?.want(match, lead) ?? null;
        return;
      }
      if (!giveUp) return;
      giveUp();
      giveUp = null;
      on = false;
    },
  };
}
