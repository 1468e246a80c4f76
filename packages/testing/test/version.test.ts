import { describe, expect, it } from 'vitest';
import { addVersion, parse } from '../../../scripts/version.mjs';

describe('npm run version-packages', () => {
  it('reads the bump and the text of a changeset, and skips an empty one', () => {
    expect(parse('---\n"orrery": minor\n---\n\nAdd a lobby filter.\n')).toEqual({
      bump: 'minor',
      text: 'Add a lobby filter.',
    });
    expect(parse("---\r\n'@orrery/kernel': patch\r\n'orrery': major\r\n---\r\n\r\nTwo.\r\n")).toEqual({
      bump: 'major',
      text: 'Two.',
    });
    expect(parse('---\n---\n')).toBeNull();
  });

  it('adds a section above the older versions, breaking changes first', () => {
    const changes = [
      { bump: 'patch', text: 'Fix a clock.' },
      { bump: 'major', text: 'Remove a route.\n\nUse the other one.' },
      { bump: 'patch', text: 'Fix a card.' },
    ];
    expect(addVersion('# Changelog\n\nAbout.\n\n## 1.0.0\n\nFirst.\n', '2.0.0', changes)).toBe(
      '# Changelog\n\nAbout.\n\n## 2.0.0\n\n### Breaking changes\n\n- Remove a route.\n\n  Use the other one.\n\n' +
        '### Fixed\n\n- Fix a clock.\n- Fix a card.\n\n## 1.0.0\n\nFirst.\n',
    );
  });
});
