import { gameOf } from './catalog.ts';
import { listingOf } from './games/listings.ts';

/** Starts loading everything that the page at an address needs, in parallel. */
export function prefetch(pathname: string): void {
  const [, page, id = ''] = pathname.split('/');
  const ignored = () => {};
  if (page === 'rules') {
    import('./pages/rules/Rules.tsx').catch(ignored);
    listingOf(id)?.guide?.().catch(ignored);
  }
  if (page === 'new') {
    import('./pages/new/SetUp.tsx').catch(ignored);
    gameOf(id).catch(ignored);
  }
  if (page === 'editor') import('./pages/editor/Editor.tsx').catch(ignored);
  if (page === 'play') import('./pages/table/LocalTable.tsx').catch(ignored);
}
