import type { Leases } from './ports.ts';

/** Elects, among the nodes that serve a match, the one that runs its bots and clocks. */
export interface Leadership {
  readonly on: boolean;
  /** Requests or gives up leadership, depending on `wanted`. */
  update(): void;
}

interface LeadershipContext {
  match: string;
  leases: Leases | undefined;
  wanted(): boolean;
  /** Called when this node becomes the leader. */
  onLead(): void;
}

export function openLeadership({ match, leases, wanted, onLead }: LeadershipContext): Leadership {
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
    update() {
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
