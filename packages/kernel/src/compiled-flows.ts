import type { AnyAsk, AnyStep, Flow } from './flow.ts';
import type { Game } from './game.ts';
import { blank, type Schema } from './schema.ts';
import { END, type Frame, owner } from './state.ts';

/** A flow, prepared for fast lookup. */
interface Compiled {
  steps: { readonly [name: string]: AnyStep };
  first: string;
  /** The step that follows each step. */
  next: ReadonlyMap<string, string>;
  standing: [string, AnyAsk][];
  /** Defaults of the variables, and the names of those that are lists or objects, which each frame must copy. */
  blanks: Record<string, unknown>;
  parts: string[];
  /** The variable that holds the flow's owner; null if it has none. */
  owner: string | null;
}

/** All flows of a game. */
export interface Flows {
  of(name: string): Compiled;
  /** The current step of a frame. */
  stepOf(frame: Frame): AnyStep;
  /** Whether any flow has standing questions, and whether any has an owner; if not, the search for them is skipped. */
  anyStanding: boolean;
  anyOwner: boolean;
}

export function compile(game: Game): Flows {
  const flows = new Map<string, Compiled>();
  for (const flow of game.flows) {
    if (flows.has(flow.name)) throw new Error(`${game.id}: two flows are named ${flow.name}`);
    flows.set(flow.name, compiled(flow));
  }

  function of(name: string): Compiled {
    const found = flows.get(name);
    if (!found) throw new Error(`${game.id}: no flow ${name}`);
    return found;
  }

  return {
    of,
    stepOf(frame) {
      const step = of(frame.flow).steps[frame.step];
      if (!step) throw new Error(`${game.id}: ${frame.flow} has no step ${frame.step}`);
      return step;
    },
    anyStanding: [...flows.values()].some((flow) => flow.standing.length > 0),
    anyOwner: [...flows.values()].some((flow) => flow.owner !== null),
  };
}

function compiled(flow: Flow<any, any>): Compiled {
  const names = Object.keys(flow.steps);
  const { fields } = flow.vars as Schema & { kind: 'shape' };
  const blanks: Record<string, unknown> = blank(flow.vars);
  return {
    steps: flow.steps as Compiled['steps'],
    first: names[0] ?? END,
    next: new Map(names.map((name, i) => [name, names[i + 1] ?? END])),
    standing: Object.entries(flow.standing) as [string, AnyAsk][],
    blanks,
    parts: Object.keys(blanks).filter((name) => blanks[name] !== null && typeof blanks[name] === 'object'),
    owner: Object.keys(fields).find((name) => fields[name] === owner) ?? null,
  };
}
