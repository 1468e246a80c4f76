import { answer, pass, startTable } from './mothership.ts';
import { change, look, mouse } from './player.ts';
import { expect, test } from './test.ts';
import { like, play } from './words.ts';

test.use({ settings: { reminders: true, roundSummary: true } });

test('a reminder asks for a second press, and a summary ends the round', async ({ page }) => {
  await startTable(page, async () => {}, 'reminders');
  const end = page.locator('[data-anchor="act:end"]');
  const summary = page.locator('[data-round-summary]');
  for (let n = 0; n < 200 && !(await end.isVisible()); n++)
    if ((await answer(page, mouse)) !== 'acted') await change(page);

  // The first press only says that ships can still move.
  const { question } = await look(page);
  await end.click();
  await expect(
    page.getByRole('status').filter({ hasText: like(play('press-again', { caution: '' }).trim()) }),
  ).toBeVisible();
  expect((await look(page)).question).toBe(question);
  await end.click();
  await expect(end).toHaveCount(0);

  for (let n = 0; n < 400 && !(await summary.isVisible()); n++)
    if ((await pass(page, mouse)) !== 'acted') await change(page);
  await expect(summary.getByRole('table')).toBeVisible();
  await summary.getByRole('button').click();
  await expect(summary).toHaveCount(0);
  // The log opens it again, and it blocks nothing: the next press elsewhere closes it.
  await page
    .getByRole('list')
    .getByRole('button', { name: like(play('round-summary', { round: 0 })) })
    .first()
    .click();
  await expect(summary).toBeVisible();
  await page.locator('header').first().click();
  await expect(summary).toHaveCount(0);
});
