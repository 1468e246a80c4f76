import { messageTooLong, ProblemError } from './errors.ts';
import { type Fields, MAX_MESSAGE, type Problem, type Reply, type Request, type Verb } from './messages.ts';

interface Pending {
  message: Request;
  sent: boolean;
  resolve(reply: Reply): void;
  reject(error: ProblemError): void;
}

/** The unanswered requests of a client, which are sent again after a lost connection. */
export interface PendingRequests {
  /** Creates a request; `isReady` tells whether it can be sent at once. Resolves with the reply to it. */
  add<V extends Verb>(verb: V, fields: Fields<V>, isReady: boolean): Promise<Reply<V>>;
  resolve(id: number, reply: Reply): void;
  reject(id: number, problem: Problem): void;
  rejectAll(problem: Problem): void;
  /** Returns a function that sends all requests that are unanswered now. */
  unanswered(): () => void;
}

export function openPendingRequests(send: (message: Request) => void): PendingRequests {
  const pending = new Map<number, Pending>();
  let nextId = 1;

  function transmit(request: Pending): void {
    const { message } = request;
    send(message.do === 'act' && request.sent ? { ...message, again: true } : message);
    request.sent = true;
  }

  function take(id: number): Pending | undefined {
    const request = pending.get(id);
    pending.delete(id);
    return request;
  }

  return {
    add: (verb, fields, isReady) =>
      new Promise((resolve, reject) => {
        const message = { do: verb, ...fields, id: nextId } as unknown as Request;
        // A character takes at most three bytes. The server would close the connection without saying which message
        // was too long.
        if (JSON.stringify(message).length * 3 > MAX_MESSAGE) return reject(new ProblemError(messageTooLong));
        const request: Pending = { message, sent: false, resolve: resolve as Pending['resolve'], reject };
        pending.set(nextId++, request);
        if (isReady) transmit(request);
      }),
    resolve: (id, reply) => take(id)?.resolve(reply),
    reject: (id, problem) => take(id)?.reject(new ProblemError(problem)),
    rejectAll(problem) {
      for (const id of [...pending.keys()]) take(id)?.reject(new ProblemError(problem));
    },
    unanswered() {
      const all = [...pending.values()];
      return () => all.forEach(transmit);
    },
  };
}
