import { glyphOf } from '../glyphs.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

/** A picture by an id; `as` takes the glyph of another one: cards of one kind share it, their ground is their own. */
export type ArtProps = Omit<PictureProps, 'outline'>;

/** The picture of a card or of anything else that has a glyph. */
export function Art(props: ArtProps) {
  return <Picture {...props} outline={glyphOf(props.as ?? props.id)} />;
}
