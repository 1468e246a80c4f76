/** Limits on bytes that were sent and not taken by the other side yet. */
export interface UnreadLimits {
  line: number;
  address: number;
  process: number;
}

/** What one line owes. */
export interface UnreadLine {
  /** Counts a frame before it is sent; false where there is no room for it, and the line has to be cut. */
  sent(bytes: number): boolean;
  /** A frame has left this machine's memory. */
  taken(bytes: number): void;
  close(): void;
}

/** Counts unread bytes of all lines, so that devices which never read cannot fill the memory. */
export interface Unread {
  open(address: string, cut: () => void): UnreadLine;
  /** Of all lines together. */
  readonly total: number;
}

interface Debt {
  owed: number;
  address: string;
  cut(): void;
}

export function openUnread(limits: UnreadLimits): Unread {
  const lines = new Set<Debt>();
  const addresses = new Map<string, number>();
  let total = 0;

  function add(debt: Debt, bytes: number): void {
    debt.owed += bytes;
    total += bytes;
    const sum = (addresses.get(debt.address) ?? 0) + bytes;
    if (sum > 0) addresses.set(debt.address, sum);
    else addresses.delete(debt.address);
  }

  function end(debt: Debt): void {
    if (lines.delete(debt)) add(debt, -debt.owed);
  }

  /** Whoever reads must not pay for devices that do not: the line that owes most is cut first. */
  function makeRoom(bytes: number): void {
    while (total + bytes > limits.process && total > 0) {
      const worst = [...lines].reduce((most, one) => (one.owed > most.owed ? one : most));
      end(worst);
      worst.cut();
    }
  }

  return {
    open(address, cut) {
      const debt: Debt = { owed: 0, address, cut };
      lines.add(debt);
      return {
        sent(bytes) {
          if (!lines.has(debt) || debt.owed + bytes > limits.line) return false;
          if ((addresses.get(address) ?? 0) + bytes > limits.address) return false;
          makeRoom(bytes);
          if (!lines.has(debt)) return false;
          add(debt, bytes);
          return true;
        },
        taken(bytes) {
          if (lines.has(debt)) add(debt, -Math.min(bytes, debt.owed));
        },
        close: () => end(debt),
      };
    },
    get total() {
      return total;
    },
  };
}
