import type { Option } from '@orrery/kernel';
import { TilePicture } from '../board/index.ts';

/** The picture of a tile for an option that represents one. */
export function face(option: Option) {
  const { design } = (option.data ?? {}) as { design?: string };
  return design ? <TilePicture design={design} radius={38} /> : null;
}
