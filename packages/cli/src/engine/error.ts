import { type Game, IllegalAction, type Json } from '@orrery/kernel';
import { words } from '../words.ts';

/** Something wrong with a request: it is answered with a code, and nothing has changed. */
export class EngineError extends Error {
  readonly code: string;
  readonly extra: Record<string, Json>;

  constructor(code: string, message: string, extra: Record<string, Json> = {}) {
    super(message);
    this.code = code;
    this.extra = extra;
  }
}

/** Faults of set-up and of saves have codes of their own; all else that rules refuse is `illegal`. */
const OWN_CODE = ['bad-options', 'bad-seats', 'bad-state', 'newer-save', 'other-version'];

/** What went wrong, as the reply says it. */
export function errorOf(error: unknown, game: Game | null): Record<string, Json> {
  if (error instanceof EngineError) return { code: error.code, ...error.extra, message: error.message };
  if (error instanceof IllegalAction) {
    const { reason, rule, params } = error;
    const message = game ? words(game, { id: reason, params }) : error.message;
    if (!OWN_CODE.includes(reason)) return { code: 'illegal', reason, rule, params, message };
    return { code: reason, ...params, message };
  }
  if (error instanceof RangeError) return { code: 'bad-request', message: 'The request is nested too deeply.' };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
