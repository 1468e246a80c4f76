import { type Game, IllegalAction, type Json } from '@orrery/kernel';
import { formatText } from '../format.ts';

/** A rejected request, with a code. It has changed nothing. */
export class EngineError extends Error {
  readonly code: string;
  readonly extra: Record<string, Json>;

  constructor(code: string, message: string, extra: Record<string, Json> = {}) {
    super(message);
    this.code = code;
    this.extra = extra;
  }
}

/** Refusals of setups and saves have their own codes; the code of all other refusals is `illegal`. */
const SETUP_CODES = ['bad-options', 'bad-seats', 'bad-state', 'newer-save', 'other-version'];

/** The error object of a reply. */
export function errorOf(error: unknown, game: Game | null): Record<string, Json> {
  if (error instanceof EngineError) return { code: error.code, ...error.extra, message: error.message };
  if (error instanceof IllegalAction) {
    const { reason, rule, params } = error;
    const message = game ? formatText(game, { id: reason, params }) : error.message;
    if (!SETUP_CODES.includes(reason)) return { code: 'illegal', reason, rule, params, message };
    return { code: reason, ...params, message };
  }
  if (error instanceof RangeError) return { code: 'bad-request', message: 'The request is nested too deeply.' };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
