import { parentPort, workerData } from 'node:worker_threads';
import { duel, type Pairing, type Task } from './arena.ts';
import { rulesFor } from './values.ts';

// A thread of the arena: plays its share of the games and sends home each score.
const task = workerData as Task & { pairings: Pairing[] };
const rules = await rulesFor(task.game);
for (const pairing of task.pairings) parentPort?.postMessage(duel(rules, task, pairing));
