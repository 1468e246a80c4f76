import { accessible, gather, tooSmall } from './support.ts';
import { expect, type Page, PHONE, test } from './test.ts';
import { editor, like } from './words.ts';

const hex = (page: Page, at: string) => page.locator(`[data-cell="${at}"]`);
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Drawing tools' }).getByText(name, { exact: true });
const station = (place: string, n: number) => editor('hex', { place, pieces: editor('station-of', { n }) });
const wrong = (page: Page) => page.getByRole('list', { name: 'Problems' }).getByRole('listitem');

async function openEditor(page: Page): Promise<void> {
  await page.goto('/editor/mothership');
  await hex(page, '0,0').waitFor();
}

/** Drags the piece on one hex to another. */
async function pull(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = await Promise.all([hex(page, from).boundingBox(), hex(page, to).boundingBox()]);
  if (!a || !b) throw new Error('no such hex');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('a layout is drawn, fixed, saved and played', async ({ page }) => {
  await openEditor(page);
  const play = page.getByRole('button', { name: 'Play this layout' });
  await expect(wrong(page)).toHaveText([editor('stations', { n: 2 }), like(editor('minerals', { seats: 2 }))]);
  await expect(play).toBeDisabled();

  // With symmetry, the piece of the other seat is placed too, rotated by half a turn.
  await hex(page, '-7,0').click();
  await expect(hex(page, '7,0')).toHaveAccessibleName(station('J17', 2));
  await tool(page, 'Mineral').click();
  await hex(page, '-3,0').click();
  // By keyboard: arrow keys move, Enter places.
  await hex(page, '-1,0').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(hex(page, '0,0')).toHaveAccessibleName('Hex J10: Mineral planet');
  await expect(page.getByText(editor('valid'))).toBeVisible();

  // A station on the edge is an error, shown at its hex; undo fixes it.
  await pull(page, '-7,0', '-9,0');
  await expect(page.locator('[data-fault=edge]')).toContainText('J1 · J19');
  await expect(hex(page, '-9,0')).toHaveAccessibleName(new RegExp(editor('edge')));
  await expect(play).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(hex(page, '-7,0')).toHaveAccessibleName(station('J3', 1));
  await expect(wrong(page)).toHaveCount(0);

  // Picks up, moves and places a piece by keyboard.
  await hex(page, '0,0').focus();
  for (const key of ['m', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(hex(page, '1,0')).toHaveAccessibleName('Hex J11: Mineral planet');
  await page.keyboard.press('z');
  await expect(hex(page, '0,0')).toHaveAccessibleName('Hex J10: Mineral planet');

  // An uneven layout is only a warning; the numbers of each seat are listed.
  await page.getByLabel('Symmetry').selectOption('Off');
  await tool(page, 'Gas').click();
  await hex(page, '-5,3').click();
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('Seats 1 and 2');
  await expect(play).toBeEnabled();
  await expect(page.getByRole('row').first()).toContainText('45');
  await hex(page, '-5,3').click();

  await page.getByLabel('Layout name').fill('Narrow Strait');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open Narrow Strait' })).toBeVisible();
  await accessible(page, 'layout editor');

  // Invalid text is rejected and the draft is kept; a shared layout can be opened again.
  await page.getByRole('button', { name: 'Share and import' }).click();
  const text = (await page.locator('[data-layout-text]').textContent()) ?? '';
  await page.getByLabel(editor('import-label')).fill(`${text.slice(0, 30)}?`);
  await page.getByRole('button', { name: 'Open layout' }).click();
  await expect(page.getByRole('alert')).toHaveText(editor('fault-torn'));
  await accessible(page, 'sending a layout');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(hex(page, '0,0')).toHaveAccessibleName('Hex J10: Mineral planet');

  await page.getByRole('button', { name: 'Remove Narrow Strait' }).click();
  await page.getByRole('button', { name: 'Undo remove' }).click();
  await page.getByLabel('Start from').selectOption('5A Pentagon');
  await page.goto(`/editor/mothership#${text}`);
  await expect(hex(page, '7,0')).toHaveAccessibleName(station('J17', 2));
  await page.getByRole('button', { name: 'Open Narrow Strait' }).click();

  await play.click();
  const layout = page.getByLabel('Layout');
  await expect(layout.locator('option:checked')).toHaveText('Narrow Strait');
  // The layout does not fit another seat, and is selected again when that seat is removed.
  await page.getByRole('button', { name: 'Add seat' }).click();
  await expect(layout.locator('option:checked')).toHaveText(/^Standard, 3A/);
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(layout.locator('option:checked')).toHaveText('Narrow Strait');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL(/\/play\//);
  await expect(hex(page, '-7,0')).toHaveAccessibleName(/your Station/);
  await expect(hex(page, '-3,0')).toHaveAccessibleName(/Mineral planet/);
});

test('a shared layout is played online, by link', async ({ page: host, visitor }) => {
  const text = 'ms1.Af2.5cjc.9cfccc.c8cg.cc.......Sent.2f0';
  const guest = await visitor('Grace');
  await host.goto(`/editor/mothership#${text}`);
  await host.getByRole('button', { name: 'Play this layout' }).click();
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
  await gather(host, [[guest, 'Grace']]);
  await expect(hex(guest, '-7,0')).toHaveAccessibleName(/Ada’s Station/);
  await expect(hex(guest, '7,0')).toHaveAccessibleName(/your Station/);
  await expect(hex(guest, '0,-4')).toHaveAccessibleName(/Gas planet/);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a layout is drawn by touch, and kept after a reload', async ({ page }) => {
    await openEditor(page);
    await hex(page, '-6,1').tap();
    await expect(hex(page, '6,-1')).toHaveAccessibleName(/Station of seat 2/);
    await tool(page, 'Asteroids').tap();
    await hex(page, '0,3').tap();
    await expect(hex(page, '1,-3')).toHaveAccessibleName('Hex G9: asteroids');
    expect(await tooSmall(page)).toEqual([]);
    await accessible(page, 'layout editor on a phone');
    for (const tab of ['Layout', 'Checks', 'Saved', 'Pieces']) {
      await page.getByRole('tab', { name: tab }).tap();
      expect(await tooSmall(page), tab).toEqual([]);
    }
    await page.getByRole('button', { name: 'Remove: Asteroids around M11' }).tap();
    await page.reload();
    await expect(hex(page, '1,-3')).toHaveAccessibleName('Hex G9: asteroids');
    await expect(hex(page, '0,3')).toHaveAccessibleName('Hex M11: empty');
  });
});
