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
export interface PrerenderedPage {
  path: string;
  title: string;
  html: string;
  /** Modules to preload, relative to the package. */
  modules: string[];
}

const tree = (path: string) => (
  <StrictMode>
    <StaticRouter location={path}>
      <App />
    </StaticRouter>
  </StrictMode>
);

/** Renders a page twice: the first render loads lazy modules, the second is complete. */
async function prerender(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree(path));
  prelude.resume();
  return renderToString(tree(path));
}

const pages = (): Omit<PrerenderedPage, 'html'>[] => [
  { path: '/', title: documentTitle(''), modules: [] },
  ...catalog.flatMap(({ id, name }) => [
    {
      path: `/new/${id}`,
      title: documentTitle(newGame('new-game-of', { name })),
      modules: ['src/pages/new/SetUp.tsx'],
    },
    ...(listingOf(id)?.guide
      ? [
          {
            path: `/rules/${id}`,
            title: documentTitle(rules('rules-of', { game: name })),
            modules: ['src/pages/rules/Rules.tsx', `src/games/${id}/guide/guide.ts`],
          },
        ]
      : []),
  ]),
];

export async function prerenderAll(): Promise<PrerenderedPage[]> {
  const done: PrerenderedPage[] = [];
  for (const page of pages()) done.push({ ...page, html: await prerender(page.path) });
  return done;
}
