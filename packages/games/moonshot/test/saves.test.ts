import { readdirSync, readFileSync } from 'node:fs';
import { describeSaves } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

const folder = new URL('./fixtures/saves/', import.meta.url);
const savesIn = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

// Saves of every released version must load and be playable.
describeSaves({ describe, it, expect }, game, new Map(readdirSync(folder).map((file) => [file, savesIn(file)])));
