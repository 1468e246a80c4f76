import { Suspense } from 'react';
import { listingOf } from '../../games/listings.ts';
import { Near } from '../../ui/Near.tsx';
import { coverOf } from './covers.ts';

/** A small picture of a game's cover, or the cover itself if there is no picture. */
export function CoverPicture({ game, sizes }: { game: string; sizes: string }) {
  const small = coverOf(game, 280);
  const large = coverOf(game, 560);
  if (small && large) {
    return <img src={small} srcSet={`${small} 280w, ${large} 560w`} sizes={sizes} width={560} height={364} alt="" />;
  }
  const Cover = listingOf(game)?.Cover;
  return (
    Cover && (
      <Near>
        <Suspense fallback={null}>
          <Cover />
        </Suspense>
      </Near>
    )
  );
}
