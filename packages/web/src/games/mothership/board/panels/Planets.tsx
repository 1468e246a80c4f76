import { type CSSProperties, memo } from 'react';
import { Button, SeatMark, seatColour } from '../../../../ui/index.ts';
import { artifactGlyph, GlyphIcon, Sign } from '../glyphs.tsx';
import { Globe, skinOf } from '../map/Worlds.tsx';
import type { BoardPlanet } from '../types.ts';
import s from './planets.module.css';
import { t } from './text.ts';

/** An action in a list. `why` is the reason if it is disabled, otherwise null. */
export interface TurnAction {
  id: string;
  label: string;
  why: string | null;
}

export interface PlanetLine {
  world: BoardPlanet;
  /** Its index among planets of its kind, which selects its texture. */
  nth: number;
  /** The owner's name, or a text for none. */
  owner: string;
  income: string;
  artifact: { name: string; text: string } | null;
  built: readonly { id: string; design: string; name: string; text: string }[];
  room: number;
  /** What it takes to capture it now, and what that gains; only for a planet shown on its own. */
  capture: readonly string[];
  actions: readonly TurnAction[];
}

/** A small picture of a planet. */
const PlanetIcon = memo(function PlanetIcon({ world, nth, size }: { world: BoardPlanet; nth: number; size: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="-26 -26 52 52" className={s.globe}>
      <Globe id={world.id} skin={skinOf(world.kind, nth)} across={38} />
      {world.kind === 'gas' && <path className={s.gasRing} transform="rotate(-18)" d="M-25 0A25 7 0 0 0 25 0" />}
    </svg>
  );
});

/** All planets with owner, income, needed roll, artifact and developments. */
export function Planets(props: {
  lines: readonly PlanetLine[];
  onAction: (id: string) => void;
  onLook: (hex: string) => void;
}) {
  return (
    <ul className={s.planets} aria-label={t('planets')}>
      {props.lines.map(({ world, nth, owner, income, artifact, built, room, capture, actions }) => (
        <li
          key={world.id}
          style={world.owner === null ? undefined : ({ '--seat': seatColour(world.owner) } as CSSProperties)}
          onPointerEnter={() => props.onLook(world.hex)}
        >
          <PlanetIcon world={world} nth={nth} size={44} />
          <div className={s.about}>
            <p className={s.name}>
              <b>{world.name}</b>
              <span>
                {world.owner !== null && <SeatMark seat={world.owner} size={11} />}
                {owner}
              </span>
              <span className={s.need} title={t('capture-roll')}>
                <Sign of="shield" size={12} label={t('needs')} />
                {world.need}
              </span>
            </p>
            <p className={s.line}>{income}</p>
            {capture.map((line) => (
              <p key={line} className={s.line}>
                {line}
              </p>
            ))}
            {artifact && (
              <p className={s.line} title={artifact.text}>
                <GlyphIcon
                  name={typeof world.artifact === 'object' ? artifactGlyph(world.artifact.number) : 'artifact'}
                  size={13}
                />{' '}
                <b>{artifact.name}</b> {artifact.text}
              </p>
            )}
            {built.map(({ id, design, name, text }) => (
              <p key={id} className={s.line} title={text}>
                <GlyphIcon name={design} size={13} /> <b>{name}</b> {text}
              </p>
            ))}
            {room > 0 && built.length > 0 && <p className={s.line}>{t('room-left', { n: room })}</p>}
            <ActionSet actions={actions} onAction={props.onAction} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Action buttons. A disabled button has its reason beside it as text, so that it can be read without a pointer. */
function ActionSet({ actions, onAction }: { actions: readonly TurnAction[]; onAction: (id: string) => void }) {
  if (actions.length === 0) return null;
  return (
    <div className={s.actions}>
      {actions.map(({ id, label, why }) => (
        <span key={id} className={s.action}>
          <Button disabled={why !== null} title={why ?? undefined} onClick={() => onAction(id)}>
            {label}
          </Button>
          {why !== null && <span className={s.why}>{why}</span>}
        </span>
      ))}
    </div>
  );
}

/** A development for sale: its possible planets, or the reason why there are none. */
interface Ware {
  id: string;
  design: string;
  name: string;
  text: string;
  points: number;
  actions: readonly TurnAction[];
  why: string | null;
}

export interface MarketProps {
  cards: readonly Ware[];
  left: number;
  deck: number;
  /** Other purchases: action cards, a new market. */
  actions: readonly TurnAction[];
  onAction: (id: string) => void;
}

/** Developments of the market, and action cards for sale. */
export function Market({ cards, left, deck, actions, onAction }: MarketProps) {
  return (
    <div className={s.market}>
      <ActionSet actions={actions} onAction={onAction} />
      <p className={s.line}>
        {t(cards.length > 0 || left > 0 ? 'deck-left-developments' : 'deck-left', { n: deck, m: left })}
      </p>
      <ul className={s.planets} aria-label={t('market')}>
        {cards.map((card) => (
          <li key={card.id} data-flight={card.id}>
            <span className={s.tile}>
              <GlyphIcon name={card.design} size={26} />
            </span>
            <div className={s.about}>
              <p className={s.name}>
                <b>{card.name}</b>
                <span className={s.need}>
                  <Sign of="points" size={12} label={t('victory-points')} />
                  {card.points}
                </span>
              </p>
              <p className={s.line}>{card.text}</p>
              <ActionSet actions={card.actions} onAction={onAction} />
              {card.why !== null && <p className={s.why}>{card.why}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
