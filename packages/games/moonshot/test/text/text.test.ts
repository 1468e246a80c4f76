import { fillOptions, type Message } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { MANEUVERS, MISSIONS, MODULES, PLACES, RISKS, SLOTS } from '../../src/content/index.ts';
import { effectsText, game, moduleText, rangeTexts, slotText } from '../../src/index.ts';
import { answerUntil, engineering, launches, politics } from '../scene.ts';

const words = (text: Message) => formatMessage(game.messages, text);

describe('role texts', () => {
  const roles = (seats: number, options: object = {}) => game.roles?.(seats, fillOptions(game, options, seats));

  it('MS-001 name the program and roles of each seat for two, three and four players', () => {
    expect(roles(2)).toEqual(['USA, both roles', 'CCCP, both roles']);
    expect(roles(3)).toEqual(['USA, both roles', 'CCCP, both roles', 'USA, both roles']);
    expect(roles(3, { pair: 'each', lone: 'usa' })).toEqual(['CCCP, Politician', 'USA, both roles', 'CCCP, Engineer']);
    expect(roles(4)).toEqual(['USA, Politician', 'CCCP, Politician', 'USA, Engineer', 'CCCP, Engineer']);
    expect(roles(4, { role: 'engineer' })?.[0]).toBe('USA, Engineer');
  });
});

describe('card texts', () => {
  it('describe effects from their data', () => {
    expect(MANEUVERS.map(({ levels }) => effectsText(levels[2] as never)).slice(0, 14)).toEqual([
      '+6 budget',
      '+12 money, +3 budget',
      '+3 popularity, +1 budget',
      '+2 popularity, opponent −2 popularity',
      'opponent −3 popularity',
      'opponent −3 budget',
      '+3 budget, opponent −2 budget',
      '2 Test Steals, 1 Tech Steal',
      '1 Tech Steal, 2 Tech tiles',
      '3 sabotage on the opponent',
      '3 Tech tiles, +4 money',
      '4 free tests, +4 money',
      '1 free module (no room: +4 money), +10 money',
      'remove all your sabotage, +2 popularity, +1 budget',
    ]);
    expect(PLACES.map(({ perRound }) => effectsText(perRound))).toEqual([
      '+1 budget (+2 if yours is 6 or more below the opponent’s)',
      '+1 money',
      '+3 money',
      '+1 bluff next round',
    ]);
    expect(effectsText(MISSIONS[0]?.reward as never)).toBe('+1 budget, +1 popularity, +2 money');
    expect(effectsText(PLACES[3]?.obstruction as never)).toBe('remove 1 sabotage');
  });
  it('describe modules, ranges and slots', () => {
    const shown = ['M01', 'M04', 'M06', 'M07', 'M13', 'M20'];
    expect(shown.map((id) => moduleText(MODULES.find((own) => own.id === id) as never))).toEqual([
      'In a row with 2 Structure centres: Structure +2',
      'In a row with 2 matched pairs: Structure +1, Electronics +1',
      'In a row with 1 Payload tile and 2 centres: Adaptivity +2',
      'In a row with a tile on every cell: Structure +1, Electronics +1, Code +1',
      'In two rows with 2 Structure centres, 2 Electronics centres and 2 Code centres: Adaptivity +3',
      'In a column with 1 Payload tile and 1 centre: Structure +1, Adaptivity +1',
    ]);
    expect(rangeTexts(RISKS[0] as never)).toEqual(['up to 2', '3 to 5', '6 or more']);
    expect(SLOTS.map(({ id }) => slotText(id))).toEqual([
      'row A',
      'row B',
      'row C',
      'rows A and B',
      'rows B and C',
      'column 1',
      'column 2',
      'column 3',
      'column 4',
    ]);
  });
});

describe('texts of questions and of the log', () => {
  it('MS-052 describe a Politician’s options', () => {
    const t = politics({ missions: { 'M1-1': ['R0-01', 'R1-01'] } });
    const options = t.prompt(1, 'choose').options;
    const say = (id: string) => words(options.find((option) => option.id === id)?.text as Message);
    expect([
      say('support'),
      say('announce:2'),
      say('raise:3'),
      say('launch:M1-1'),
      say('launch:MOON'),
      say('abort'),
    ]).toEqual([
      'Support maneuvers',
      'Announce a level 2 mission',
      'Trade 3 popularity for 3 influence',
      'Launch Weather eye',
      'Launch Moon landing',
      'Do not launch this round',
    ]);
  });
  it('MS-075 describe an Engineer’s options with their prices', () => {
    const t = engineering({
      first: 0,
      missions: { 'M0-1': ['R0-01'] },
      usa: {
        line: ['S01'],
        cells: { B2: 'P01/0' },
        sabotage: 1,
        freeTests: 1,
        testSteals: 1,
        techSteals: 1,
        supplier: [null, null, null],
      },
      cccp: { line: ['E07'] },
    });
    t.edit((s) => {
      (s.missions[0] as any).tests = [0, 1];
      s.research = [s.techDecks[2]?.cards.pop() as number];
      s.techDecks[2]?.known.pop();
    });
    const said = t.prompt(0, 'choose').options.map(({ text }) => words(text as Message));
    for (const line of [
      'Install Nose fairing from your line: 7 money',
      'Research Structure and Electronics: 10 money',
      'Send Nose fairing to your supplier line',
      'Test Loose fairing: 4 money',
      'Test Loose fairing for free',
      'Remove 1 sabotage: 11 money',
      'Load Astrodog onto B2: 2 money',
      'Steal a test on Loose fairing',
      'Steal Radar unit',
      'Pass for this round',
    ])
      expect(said).toContain(line);
    expect(said.filter((line) => /^Order .+: (8|13|20) money$/.test(line))).toHaveLength(12);
    expect(said.filter((line) => /^Install .+ from the discard pile: 10 money$/.test(line))).toHaveLength(1);
    expect(said.every((line) => !/[{}]|undefined|null/.test(line))).toBe(true);
  });
  it('MS-018 format every log line of a whole round', () => {
    const { t } = launches(
      { missions: { 'M0-1': ['R0-01'] }, usa: { payload: { B2: 'satellite' } } },
      'M0-1',
      null,
      [8],
    );
    answerUntil(t, (s) => s.round === 2);
    const lines = t.events.map(({ type, data }) => formatMessage(game.messages, { id: type, params: data }));
    expect(lines).toContain('USA rolls 8 against Loose fairing. Check value 8: passed.');
    expect(lines).toContain('USA completes First satellite.');
    expect(lines.every((line) => !/[{}]|undefined|null|object/.test(line))).toBe(true);
  });
});
