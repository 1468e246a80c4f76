import { describe, expect, it } from 'vitest';
import { MOVE_COST_TAXED } from '../../src/content/numbers.ts';
import { textBoard } from '../../src/text/board.ts';
import { scene } from '../scene.ts';

describe('the table as text', () => {
  it('shows Locations, Events, Market, players and the viewer’s hand, but no other hand', () => {
    const t = scene({
      inactive: ['EE5.1'],
      players: [
        { hand: ['MA.1'], defense: 2, embassies: ['mars'] },
        { hand: ['SP.1'], place: 'moon' },
      ],
    });
    const text = textBoard(t.view(0));
    expect(text).toMatch(/^Turn \d+, Main Phase, player 1’s turn\./);
    expect(text).toMatch(/Earth {2}bonus: .* key: .*\n {2}Ships: player 1\n {2}! .* \[EE5\.1\], Inactive/);
    expect(text).toMatch(/Mars .*\n {2}Embassies: player 1/);
    expect(text).toMatch(/Market: Bio .* \(\d+\), Cybernetic/);
    expect(text).toMatch(/player 1 \(you\): .*at Earth.*\nplayer 2: .*at the Moon/);
    expect(text).toContain('You have 0 Credits and 2 Defense.');
    expect(text).toContain('MA.1');
    expect(text).not.toContain('SP.1');
  });

  it('HX-168 states the price of leaving a taxed Location', () => {
    const text = textBoard(scene({ active: ['EE2.1'], players: [{}, {}] }).view(0));
    expect(text).toMatch(new RegExp(`Earth .*\\n.*leaving costs ${MOVE_COST_TAXED};`));
    expect(text.match(/leaving costs/g)).toHaveLength(1);
  });

  it('counts one Embassy in the singular', () => {
    const text = textBoard(scene({ players: [{ embassies: ['mars'] }, { embassies: ['mars', 'moon'] }] }).view(0));
    expect(text.match(/\d+ Embass(y|ies)/g)).toEqual(['1 Embassy', '2 Embassies']);
  });

  it('shows both scores and the Missions of a team, and Cargo with Mercury Protocol', () => {
    const t = scene({ options: { mode: 'cooperative', mercury: true }, missions: ['MS1'], players: [{}, {}] });
    const text = textBoard(t.view(null));
    expect(text).toMatch(/Team -?\d+, Shadow Syndicate \d+\nMission: at least \d+ .* \(now 0\)/);
    expect(text).toContain('Cargo left: 4');
    expect(text).not.toContain('You have');
  });
});
