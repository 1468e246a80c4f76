import { gameOf } from './catalog.ts';
import { boxOf } from './games/shelf.ts';

/** Fetches at once what an address will need, rather than one thing after the other as the page finds out. */
export function fetchAhead(pathname: string): void {
  const [, page, id = ''] = pathname.split('/');
  const ignored = () => {};
  if (page === 'rules') {
    import('./pages/Rules.tsx').catch(ignored);
    boxOf(id)?.guide?.().catch(ignored);
  }
  if (page === 'new') {
    import('./pages/SetUp.tsx').catch(ignored);
    gameOf(id).catch(ignored);
  }
  if (page === 'editor') import('./pages/Editor.tsx').catch(ignored);
  if (page === 'play') import('./pages/LocalTable.tsx').catch(ignored);
}
