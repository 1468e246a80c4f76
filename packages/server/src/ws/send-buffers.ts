/** Limits on buffered bytes, which wait in memory until the network takes them. */
export interface SendBufferLimits {
  line: number;
  address: number;
  process: number;
}

/** Counts the buffered bytes of one connection. */
export interface SendBuffer {
  /** Counts a frame before it is sent; false if there is no room and the connection has to be closed. */
  sent(bytes: number): boolean;
  /** Call when the network has taken a frame. */
  taken(bytes: number): void;
  close(): void;
}

/** Counts the buffered bytes of all connections, so that clients that never read cannot use up the memory. */
export interface SendBuffers {
  open(address: string, cut: () => void): SendBuffer;
  /** Buffered bytes of all connections together. */
  readonly total: number;
}

interface Debt {
  owed: number;
  address: string;
  cut(): void;
}

export function openSendBuffers(limits: SendBufferLimits): SendBuffers {
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

  /** Closes the connections with the most buffered bytes until there is room for `bytes` more. */
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
