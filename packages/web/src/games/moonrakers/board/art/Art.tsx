import { glyphOf } from '../glyphs.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

/** `as` selects the glyph of another id, for cards of one kind that differ only in their background. */
export type ArtProps = Omit<PictureProps, 'outline'>;

/** The picture of a card, or of another id that has a glyph. */
export function Art(props: ArtProps) {
  return <Picture {...props} outline={glyphOf(props.as ?? props.id)} />;
}
