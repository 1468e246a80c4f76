import { useEffect } from 'react';
import { useTitle } from './Page.tsx';

/** The tab says whose table it is, and by its title and icon that the player here is awaited. */
export function useTableTitle(name: string, awaited: boolean): void {
  useTitle(awaited ? `● Your turn · ${name}` : name);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!icon || !awaited) return;
    const usual = icon.href;
    icon.href = '/icon-turn.svg';
    return () => {
      icon.href = usual;
    };
  }, [awaited]);
}
