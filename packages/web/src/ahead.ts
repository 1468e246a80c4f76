import { gameOf } from './catalog.ts';
import { boxOf } from './games/shelf.ts';

/** Fetches at once what an address will need, rather than one thing after the other as the page finds out. */
export function fetchAhead(pathname: string): void {
  const [, page, id = ''] = pathname.split('/');
  const ignored = () => {};
  if (page === 'rules') {
    import('./pages/rules/Rules.tsx').catch(ignored);
    boxOf(id)?.guide?.().catch(ignored);
  }
  if (page === 'new') {
    import('./pages/new/SetUp.tsx').catch(ignored);
    gameOf(id).catch(ignored);
  }
  if (page === 'editor') import('./pages/editor/Editor.tsx').catch(ignored);
  if (page === 'play') import('./pages/table/LocalTable.tsx').catch(ignored);
}
