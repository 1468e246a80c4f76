import { fill, jsonSchema } from '@orrery/kernel';
import { useMemo } from 'react';
import { OptionsForm } from '../pages/new/OptionsForm.tsx';
import type { Terms } from '../pages/new/settle.ts';
import { type Options, optionsOf } from '../pages/parts/options.ts';
import type { TableClient } from '../table/client.ts';
import type { Play } from './play.ts';

/** The seat whose orders can be given here, in a game that knows any; else null. */
const seatOf = ({ game, table }: Play): number | null =>
  game.orders && table.viewer !== null && table.mySeats.includes(table.viewer) && !table.result ? table.viewer : null;

/** What is to be answered for the viewer while it need not be asked. */
export function OrdersForm({ client, play }: { client: TableClient; play: Play }) {
  const { orders } = play.game;
  const terms = useMemo<Terms | null>(
    () => (orders ? { all: optionsOf(jsonSchema(orders.schema)), judge: () => null } : null),
    [orders],
  );
  const seat = seatOf(play);
  if (!orders || !terms || seat === null) return null;
  return (
    <OptionsForm
      title="Standing orders"
      terms={terms}
      value={fill(orders.schema, play.table.orders ?? orders.usual ?? {}) as Options}
      onChange={(value) => void client.order(seat, value)}
    />
  );
}
