import { describe, expect, it } from 'vitest';
import { at, type Setting, scene } from '../scene.ts';

const mercury = (setting: Setting) => scene({ options: { mercury: true }, ...setting });

describe('Fleet Assets', () => {
  it('HX-357 HX-547 F1 makes one paid move 1 cheaper, unless it already costs 1', () => {
    const t = mercury({ players: [{ credits: 4, embassies: ['moon'], fleet: 'F1' }] });
    t.say(0, 'travel:moon');
    expect(at(t, 0).credits).toBe(3);
    t.say(0, 'travel:mars');
    expect(at(t, 0).credits).toBe(2);
    t.say(0, 'travel:europa');
    expect(at(t, 0).credits).toBe(0);
  });

  it('HX-168 F1 does not lower a tax', () => {
    const t = mercury({ active: ['ER1.1'], players: [{ credits: 3, place: 'mars', fleet: 'F1' }] });
    t.say(0, 'travel:moon');
    expect(at(t, 0).credits).toBe(0);
    expect(t.state.thisTurn.fleetUsed).toBe(false);
  });

  it('HX-358 HX-548 F2 banks 1 Defense for the first Event Overcome', () => {
    const t = mercury({ inactive: ['EE1.1', 'EE1.2'], players: [{ defense: 4, fleet: 'F2' }] });
    t.say(0, 'overcome:EE1.1');
    expect(at(t, 0).bankedDefense).toBe(1);
    t.say(0, 'overcome:EE1.2');
    t.say(0, 0);
    expect(at(t, 0).bankedDefense).toBe(1);
  });

  it('HX-359 HX-549 F3 makes one paid gain of Cargo free', () => {
    const t = mercury({ players: [{ credits: 1, place: 'mars', fleet: 'F3' }] });
    t.say(0, 'cargo');
    expect(at(t, 0).credits).toBe(1);
  });

  it('HX-360 F4 raises one bank reward to 3', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], fleet: 'F4' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0).bankedCredits).toBe(3);
  });
});
