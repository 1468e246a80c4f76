import { DESIGNS, type Design } from '@orrery/moonriser';
import { TokenCounts } from '../../../ui/index.ts';
import { describeTile, TilePicture } from '../board/index.ts';
import { t } from '../text.ts';
import s from './guide.module.css';

/** Every tile of the set, drawn and described from the data that the rules use. */
export function TileTable() {
  return (
    <ul className={s.tiles}>
      {Object.values(DESIGNS).map((design: Design) => (
        <li key={design.id}>
          <TilePicture design={design.id} radius={44} />
          <div>
            <h3>{design.name}</h3>
            <p>
              {design.back === 'base' ? (
                t('tile-base')
              ) : (
                <>
                  {t('tile-facts', { copies: design.copies, back: design.back, value: design.value })}{' '}
                  <TokenCounts counts={design.price} />
                </>
              )}
            </p>
            <p>{describeTile(design).map((line) => `${line.text.replaceAll('*', '')} `)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
