import '../board/tokens.css';
import { Art } from '../board/art/Art.tsx';
import { ContractCard } from '../board/cards/ContractCard.tsx';
import { HandCard } from '../board/cards/HandCard.tsx';
import { Mini } from '../board/cards/Mini.tsx';
import { Ware } from '../board/cards/Ware.tsx';
import { faceOf } from '../board/content.ts';
import { Die } from '../board/Die.tsx';
import { Navigation } from '../board/panels/Navigation.tsx';
import { Ring, type RingPart } from '../board/Ring.tsx';
import { UnitCount } from '../board/signs.tsx';
import { t } from '../board/text.ts';
import s from './guide.module.css';

const RING: RingPart[] = [
  {
    need: 'reactor',
    units: [
      { standing: 'have', seat: 1 },
      { standing: 'hint', seat: 4 },
      { standing: 'hint', seat: 4 },
    ],
  },
  {
    need: 'shield',
    units: [
      { standing: 'have', seat: 1 },
      { standing: 'have', seat: 1 },
      { standing: 'hint', seat: 0 },
    ],
  },
  {
    need: 'damage',
    units: [
      { standing: 'have', seat: 1 },
      { standing: 'have', seat: 1 },
      { standing: 'have', seat: 1 },
      { standing: 'hint', seat: 0 },
      { standing: 'empty' },
    ],
  },
];

/** An example of a ring in talks. */
export function FigureRing() {
  return (
    <div className={s.figure} data-game="moonrakers" data-night>
      <Ring parts={RING} size={220} thick={30}>
        <Art id="KI12" hue="damage" motif="kill" width={160} height={160} glyph={84} />
      </Ring>
    </div>
  );
}

/** An example of shares. */
export function FigureShares() {
  return (
    <div className={s.figure} data-game="moonrakers" data-night>
      <div className={s.contract}>
        <ContractCard id="KI08" />
      </div>
      <ul className={s.shares}>
        <li>
          {t('figure-leader')} <UnitCount of="prestige" n={1} /> <UnitCount of="credit" n={4} />{' '}
          <UnitCount of="bonus" n={1} /> <UnitCount of="die" n={1} />
        </li>
        <li>
          {t('figure-ally')} <UnitCount of="prestige" n={1} /> <UnitCount of="credit" n={3} />{' '}
          <UnitCount of="die" n={2} />
        </li>
      </ul>
    </div>
  );
}

/** A Reactor, a Thruster, a Shield and a Damage card. */
export function FigureCards() {
  return (
    <div className={s.figure} data-game="moonrakers" data-night>
      {['r', 't', 's', 'd1'].map((card) => (
        <div key={card} className={s.card}>
          <HandCard card={card} />
        </div>
      ))}
    </div>
  );
}

/** The different faces of a hazard die, and a die with a blocked hazard. */
export function FigureDice() {
  return (
    <div className={s.figure} data-game="moonrakers" data-night>
      <Die hazards={0} turn={-6} />
      <Die hazards={1} turn={4} />
      <Die hazards={2} turn={-3} />
      <Die hazards={2} blocked={1} turn={7} />
    </div>
  );
}

/** The navigation board. */
export function FigureMap() {
  return (
    <div className={s.figure} data-game="moonrakers" data-night>
      <div className={s.map}>
        <Navigation captains={[]} unlocked={false} open={new Set()} here="magnomi" nameOf={String} />
      </div>
    </div>
  );
}

/** The picture of a card in the card lists. */
export function CardPicture({ id }: { id: string }) {
  const { motif } = faceOf(id);
  return (
    <div className={s.entry} data-game="moonrakers" data-night>
      {motif === 'act' ? (
        <div className={s.mini}>
          <Mini card={id} />
        </div>
      ) : motif === 'part' || motif === 'crew' || motif === 'law' ? (
        <Ware card={id} price={faceOf(id).price} />
      ) : (
        <ContractCard id={id} />
      )}
    </div>
  );
}
