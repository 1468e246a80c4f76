import { think } from '@orrery/bots';
import { game } from '@orrery/helionox';
import { rulesOf, openTable, told } from '@orrery/kernel';
import { lessons } from '../src/games/helionox-play/lessons.ts';
const rules = rulesOf(game);
const seed = process.argv[2]!;

const DO: Record<string, RegExp> = { hand: /^play:/, pools: /^play:/, overcome: /^overcome:/, bonus: /^bonus$/, buy: /^buy:/, 'end-turn': /^end$/, architect: /^architect:/, travel: /^travel:/, embassy: /^embassy$/, collaboration: /^collaborate:/ };
export function run(seed: string, verbose = false) {
  const log: any[] = [];
  const t = openTable(rules, { seats: 2, options: {} as never, seed }, (e) => log.push(e));
  const order: string[] = []; const closed = new Set<string>(); const seen = new Set<string>(); let calls = 0;
  const acts: string[] = [];
  while (!t.state.result) {
    const row = rules.waiting(t.state).find((r) => !r.standing)!;
    const view: any = rules.view(t.state, 0);
    let answer: any;
    if (row.seat === 0) {
      if (row.flow === 'collaboration' && row.step === 'answer') calls++;
      const at: any = { view, flow: row.flow, step: row.step, kind: null, mine: true, round: game.progress(t.state).round, me: 0,
        events: log.map((e) => told(e, 0)).map((e: any) => ({ type: e.type, seat: typeof e.data.seat === 'number' ? e.data.seat : null })) };
      const now = lessons.find((l) => !closed.has(l.id) && !l.done?.(at) && l.when(at));
      if (now && !seen.has(now.id)) { seen.add(now.id); order.push(`${now.id}@t${view.turns}`); }
      if (now && ['welcome','active','last-turns'].includes(now.id)) { closed.add(now.id); continue; }
      if (row.flow === 'main') {
        const open = (rules.prompt(t.state, 0, row.question) as any).options.filter((o: any) => !o.why).map((o: any) => o.id);
        const wants = [now ? DO[now.id]! : /^play:/, /^play:/, /^overcome:/, /^buy:/, /^end$/];
        for (const w of wants) { answer = open.find((o: string) => w.test(o)); if (answer) break; }
      }
    }
    if (answer === undefined) answer = think(rules, t.state, row.seat, row.question, { level: 'easy', seed: `${seed}/${row.seat}/${t.record.entries.length}` })!.answer;
    if (view.turns <= 5) acts.push(`${row.seat}:${answer}`);
    log.push(...t.act({ seat: row.seat, question: row.question, n: row.n, answer }));
  }
  const missing = lessons.filter((l) => !seen.has(l.id)).map((l) => l.id);
  if (verbose) { console.log(acts.join(' ')); }
  return { seed, scores: (t.state as any).result.scores, order, missing, calls };
}
if (process.argv[2] === 'all') {
  const { readFileSync } = await import('node:fs');
  for (const line of readFileSync('/tmp/guide/seeds.txt', 'utf8').split('\n')) {
    const m = /^(first light \d+)/.exec(line); if (!m) continue;
    const r = run(m[1]!); if (r.missing.length === 0) console.log(JSON.stringify(r.scores), 'calls', r.calls, r.order.join(' '), '|', line.slice(0, 100));
  }
} else { const r = run(process.argv[2]!, true); console.log(r); }
