import { catalog } from '@orrery/games';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { documentTitle } from './app/Page.tsx';
import { listingOf } from './games/listings.ts';
import { t as newGame } from './pages/new/text.ts';
import { t as rules } from './pages/rules/text.ts';

/** A page rendered at build time, readable before any script has loaded. */
export interface Drawn {
  path: string;
  title: string;
  html: string;
  /** Modules to preload, by their paths below the page's folder. */
  wants: string[];
}

const tree = (path: string) => (
  <StrictMode>
    <StaticRouter location={path}>
      <App />
    </StaticRouter>
  </StrictMode>
);

/** Renders a page twice: the first render loads lazy modules, the second is complete. */
async function draw(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree(path));
  prelude.resume();
  return renderToString(tree(path));
}

const pages = (): Omit<Drawn, 'html'>[] => [
  { path: '/', title: documentTitle(''), wants: [] },
  ...catalog.flatMap(({ id, name }) => [
    { path: `/new/${id}`, title: documentTitle(newGame('new-game-of', { name })), wants: ['src/pages/new/SetUp.tsx'] },
    ...(listingOf(id)?.guide
      ? [
          {
            path: `/rules/${id}`,
            title: documentTitle(rules('rules-of', { game: name })),
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
