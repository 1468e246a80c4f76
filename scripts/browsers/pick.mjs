/**
 * Picks the next element to click at any table, without knowledge of the game. Runs in the page, so it is sent as text.
 * Alternates between highlighted board elements and the primary answer, sometimes another one. The order is irregular,
 * so that two clicks that undo each other do not repeat forever.
 */
function choose(n) {
  const among = (some) => some[(Math.imul(n + 1, 0x9e3779b1) >>> 8) % some.length];
  if (document.querySelector('dialog[open] :is(table, [data-sides])')) return { over: true };
  const open = [...document.querySelectorAll('dialog[open] button')].pop();
  if (document.querySelector('[aria-busy=true]') && !open) return null;
  const bar = document.querySelector('[aria-label="Your move"]');
  const shown = (el) => {
    const box = el.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    if (box.width < 4 || box.height < 4 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (el.contains(top) || top.contains(el));
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const lit = all('[data-legal], [data-open]:not([aria-pressed=true]), fieldset button[aria-pressed=false]:enabled');
  const things = all('[aria-label="Your hand"] button[aria-pressed=false]:not([title])');
  const go = all('[aria-label="Your move"] button[data-kind=go]:enabled');
  const others = all('[aria-label="Your move"] button[data-kind]:enabled').filter(
    (el) => !/^(Back|Put back|Undo|Result)/.test(el.textContent ?? ''),
  );
  const turns = [
    [lit, go, others, things],
    [go, lit, things, others],
    [lit, go, others, things],
    [go, others, lit, things],
  ];
  const group = among(turns).find((some) => some.length > 0);
  const el = open ?? (group && among(group));
  if (!el) return null;
  const box = el.getBoundingClientRect();
  return {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    asked: bar?.querySelector('b')?.textContent ?? '',
  };
}

export const pick = `const pick = ${choose}`;
