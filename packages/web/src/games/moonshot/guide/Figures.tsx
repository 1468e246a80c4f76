import '../board/tokens.css';
import { BUDGET_GAP, CELL_NAMES, cardNamed, facesOf, SLOTS } from '@orrery/moonshot';
import { Blueprint } from '../board/blueprint/Blueprint.tsx';
import { Ladder } from '../board/instruments/Ladder.tsx';
import { Meter } from '../board/instruments/Meter.tsx';
import { Faces } from '../board/launch/Faces.tsx';
import { RiskTable } from '../board/panels/Risk.tsx';
import { Paper } from '../board/panels/Sheets.tsx';
import type { Laid } from '../board/rocket.ts';
import { Defs, Tile } from '../board/Tile.tsx';
import { TokenRow } from '../board/Token.tsx';
import s from './guide.module.css';
import { t } from './text.ts';

/** The budget gap and popularity, which can end the game before a Moon landing. */
export function RacePicture() {
  return (
    <div className={s.race} data-game="moonshot">
      <Meter budgets={[27, 21]} stop={BUDGET_GAP + 1} />
      <div>
        <Ladder side={0} popularity={9} />
        <Ladder side={1} popularity={3} />
        <p>{t('race')}</p>
      </div>
    </div>
  );
}

/** The viewer's tokens show their kind, the opponent's only their owner. */
export function ManeuverPicture() {
  return (
    <div className={s.tokens} data-game="moonshot">
      <span>
        <TokenRow side={0} count={4} influence={2} bluff={2} size={30} /> {t('own-tokens')}
      </span>
      <span>
        <TokenRow side={1} count={3} influence={null} bluff={null} size={30} /> {t('rival-tokens')}
      </span>
    </div>
  );
}

const LAID: Readonly<Record<string, Laid>> = {
  A2: { tile: 'E04', rotation: 0 },
  B2: { tile: 'S01', rotation: 0 },
  B3: { tile: 'S02', rotation: 1 },
  C2: { tile: 'C05', rotation: 0 },
};
const MODULES: Readonly<Record<string, string>> = { B: 'M01', '2': 'M17' };

/** A rocket of four tiles with two pairs of Structure and two working modules. */
export function RocketPicture() {
  return (
    <div className={s.rocket} data-game="moonshot">
      <Defs />
      <Paper side={0} label={t('rocket-label')}>
        <div className={s.sheet}>
          <Blueprint
            side="usa"
            size="phone"
            cells={CELL_NAMES.map((cell) => ({
              cell,
              tile: LAID[cell]?.tile ?? null,
              rotation: LAID[cell]?.rotation ?? 0,
              payload: null,
            }))}
            modules={SLOTS.map(({ id }) => ({ slot: id, module: MODULES[id] ?? null, works: true }))}
          />
        </div>
      </Paper>
      <p>{t('rocket')}</p>
    </div>
  );
}

const HAVE = [4, 3, 2];
const RISK = 'R1-01';

/** One risk and the outcome of every die roll. */
export function LaunchPicture() {
  return (
    <div className={s.launch} data-game="moonshot">
      <Faces faces={facesOf(HAVE, cardNamed(RISK), 1, 0)} />
      <RiskTable risk={RISK} have={HAVE} sabotage={1} />
    </div>
  );
}

/** The picture of a tile in a list. */
export function TileEntry({ id }: { id: string }) {
  return (
    <span data-game="moonshot">
      {id === 'S01' && <Defs />}
      <Tile id={id} size={64} silent />
    </span>
  );
}
