// The games of the measured server, from a built checkout: `games.mjs?root=<checkout>`.
import { pathToFileURL } from 'node:url';

const root = new URL(import.meta.url).searchParams.get('root');
const load = (path) => import(pathToFileURL(`${root}/packages/${path}`).href);
const { catalog: real } = await load('games/registry/dist/index.js');
const { fixtures } = await load('testing/dist/index.js');

export const catalog = [...real, { id: 'connect-four', name: 'Connect four', load: async () => fixtures.connectFour }];
