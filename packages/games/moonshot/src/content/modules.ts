import type { Condition, ModuleDesign, Parameters, ZoneKind } from './types.ts';

const centres = (n: number, icon: 'S' | 'E' | 'C' | null = null): Condition => ({ needs: 'centres', n, icon });
const pairs = (n: number): Condition => ({ needs: 'pairs', n });
const payloads = (n: number): Condition => ({ needs: 'payloads', n });
const full: Condition = { needs: 'full' };

const module = (
  id: string,
  name: string,
  zone: ZoneKind,
  bonus: Parameters,
  ...conditions: Condition[]
): ModuleDesign => ({ id, name, zone, conditions, bonus });

/** The 20 modules: zone, bonus to S, E, C and Adaptivity, and the conditions in that zone (MS-214 to MS-233). */
export const MODULES: readonly ModuleDesign[] = [
  module('M01', 'Bulkhead ring', 'row', [2, 0, 0, 0], centres(2, 'S')),
  module('M02', 'Wiring loom', 'row', [0, 2, 0, 0], centres(2, 'E')),
  module('M03', 'Flight program', 'row', [0, 0, 2, 0], centres(2, 'C')),
  module('M04', 'Stage coupler', 'row', [1, 1, 0, 0], pairs(2)),
  module('M05', 'Telemetry mast', 'row', [0, 1, 1, 0], pairs(2)),
  module('M06', 'Crew cabin', 'row', [0, 0, 0, 2], payloads(1), centres(2)),
  module('M07', 'Finished stage', 'row', [1, 1, 1, 0], full),
  module('M08', 'Double hull', 'rows', [3, 0, 0, 0], centres(3, 'S')),
  module('M09', 'Power bus', 'rows', [0, 3, 0, 0], centres(3, 'E')),
  module('M10', 'Guidance suite', 'rows', [0, 0, 3, 0], centres(3, 'C')),
  module('M11', 'Integrated test stand', 'rows', [0, 0, 0, 3], pairs(4)),
  module('M12', 'Twin cargo bay', 'rows', [1, 1, 1, 0], payloads(2), centres(2)),
  module('M13', 'Balanced trunk', 'rows', [0, 0, 0, 3], centres(2, 'S'), centres(2, 'E'), centres(2, 'C')),
  module('M14', 'Thrust column', 'column', [2, 0, 0, 0], centres(2, 'S')),
  module('M15', 'Signal column', 'column', [0, 2, 0, 0], centres(2, 'E')),
  module('M16', 'Logic column', 'column', [0, 0, 2, 0], centres(2, 'C')),
  module('M17', 'Mixed avionics', 'column', [0, 0, 0, 2], centres(1, 'S'), centres(1, 'E'), centres(1, 'C')),
  module('M18', 'Spine', 'column', [1, 0, 1, 0], full),
  module('M19', 'Cable duct', 'column', [0, 1, 0, 1], pairs(2)),
  module('M20', 'Escape tower', 'column', [1, 0, 0, 1], payloads(1), centres(1)),
];
