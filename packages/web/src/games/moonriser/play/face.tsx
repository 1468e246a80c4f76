import type { Option } from '@orrery/kernel';
import { TilePicture } from '../board/index.ts';

/** A tile's picture for an option that represents a tile. */
export function face(option: Option) {
  const { design } = (option.data ?? {}) as { design?: string };
  return design ? <TilePicture design={design} radius={38} /> : null;
}
