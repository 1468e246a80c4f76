import type { Option } from '@orrery/kernel';
import { TileFacts, TilePicture } from '../board/index.ts';

/** The picture and the facts of a tile for an option that represents one. */
export function face(option: Option) {
  const { design } = (option.data ?? {}) as { design?: string };
  if (!design) return null;
  return (
    <>
      <TilePicture design={design} radius={36} />
      <TileFacts design={design} />
    </>
  );
}
