import { useEffect } from 'react';
import { useTitle } from './Page.tsx';
import { t } from './text.ts';

/** Sets the tab's title and icon, which change when it is the player's turn. */
export function useTableTitle(name: string, awaited: boolean): void {
  useTitle(awaited ? t('your-turn', { name }) : name);
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
