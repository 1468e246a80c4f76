import type { AnyAsk, AnyStep, Flow } from './flow.ts';
import type { Game } from './game.ts';
import { blank, type Schema } from './schema.ts';
import { type Frame, owner } from './state.ts';

/** One flow, looked up once so that running it need not search. */
export interface Compiled {
  steps: { readonly [name: string]: AnyStep };
  names: string[];
  index: Map<string, number>;
  standing: [string, AnyAsk][];
  /** The variables' defaults; lists and objects among them are copied into each frame. */
  blanks: Record<string, unknown>;
  /** The variable that names whose flow it is. */
  owner: string | null;
}

/** All flows of a game. */
export interface Flows {
  /** The flow of that name. */
  of(name: string): Compiled;
  /** The step a frame is at. */
  stepOf(frame: Frame): AnyStep;
  /** Whether any flow has standing questions, or an owner: most games are spared the search. */
  anyStanding: boolean;
  anyOwner: boolean;
}

export function compile(game: Game): Flows {
  const flows = new Map<string, Compiled>();
  for (const flow of game.flows) {
    if (flows.has(flow.name)) throw new Error(`${game.id}: two flows are named ${flow.name}`);
    const names = Object.keys(flow.steps);
    flows.set(flow.name, {
      steps: flow.steps as Compiled['steps'],
      names,
      index: new Map(names.map((name, i) => [name, i])),
      standing: Object.entries(flow.standing) as [string, AnyAsk][],
      blanks: blank(flow.vars),
      owner: ownerVar(flow),
    });
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

function ownerVar(flow: Flow<any, any>): string | null {
  const vars: Schema = flow.vars;
  if (vars.kind !== 'shape') return null;
  return Object.keys(vars.fields).find((name) => vars.fields[name] === owner) ?? null;
}
