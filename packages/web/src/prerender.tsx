import { catalog } from '@orrery/games';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { boxOf } from './games/shelf.ts';

/** A page that is drawn when the house is built, so that it can be read before any script has come. */
export interface Drawn {
  path: string;
  title: string;
  html: string;
  /** The modules it will want, by their paths below the page's folder; they are fetched along with it. */
  wants: string[];
}

const tree = (path: string) => (
  <StrictMode>
    <StaticRouter location={path}>
      <App />
    </StaticRouter>
  </StrictMode>
);

/** Draws a page. The first time fetches what is fetched late; the second finds it there, and needs no script to mend it. */
async function draw(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree(path));
  prelude.resume();
  return renderToString(tree(path));
}

const pages = (): Omit<Drawn, 'html'>[] => [
  { path: '/', title: 'Orrery', wants: [] },
  ...catalog.flatMap(({ id, name }) => [
    { path: `/new/${id}`, title: `New game of ${name} · Orrery`, wants: ['src/pages/new/SetUp.tsx'] },
    ...(boxOf(id)?.guide
      ? [
          {
            path: `/rules/${id}`,
            title: `Rules of ${name} · Orrery`,
            wants: ['src/pages/rules/Rules.tsx', `src/games/${id}/guide/guide.ts`],
          },
        ]
      : []),
  ]),
];

export async function drawAll(): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const page of pages()) drawn.push({ ...page, html: await draw(page.path) });
  return drawn;
}
