import { useCallback, useRef, useState } from 'react';
import type { ToastItem } from '../ui/index.ts';

const STAYS = 3800;

/** Short notices that disappear after a while. */
export function useToasts(): [ToastItem[], (text: string, tone?: ToastItem['tone']) => void] {
  const [items, setItems] = useState<ToastItem[]>([]);
  const next = useRef(0);
  const add = useCallback((text: string, tone: ToastItem['tone'] = 'plain') => {
    const id = next.current++;
    setItems((now) => [...now.filter((item) => item.text !== text).slice(-2), { id, text, tone: tone ?? 'plain' }]);
    setTimeout(() => setItems((now) => now.filter((item) => item.id !== id)), STAYS);
  }, []);
  return [items, add];
}
