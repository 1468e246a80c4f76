import { fill, jsonSchema } from '@orrery/kernel';
import { useMemo } from 'react';
import type { OptionRules } from '../shared/fit-options.ts';
import { OptionsForm } from '../shared/OptionsForm.tsx';
import { type Options, optionsOf, optionText } from '../shared/options.ts';
import type { TableClient } from '../table/table-types.ts';
import type { Play } from './game-ui.ts';
import { t } from './text.ts';

/** The seat whose standing orders can be changed here, or null. */
const seatOf = ({ game, table }: Play): number | null =>
  game.orders && table.viewer !== null && table.mySeats.includes(table.viewer) && !table.result ? table.viewer : null;

/** The form for the viewer's standing orders, which answer questions without asking. */
export function StandingOrdersForm({ client, play }: { client: TableClient; play: Play }) {
  const { game } = play;
  const { orders } = game;
  const terms = useMemo<OptionRules | null>(
    () => (orders ? { all: optionsOf(jsonSchema(orders.schema), optionText(game.id)), judge: () => null } : null),
    [orders, game.id],
  );
  const seat = seatOf(play);
  if (!orders || !terms || seat === null) return null;
  return (
    <OptionsForm
      title={t('standing-orders')}
      terms={terms}
      value={fill(orders.schema, play.table.orders ?? orders.usual ?? {}) as Options}
      onChange={(value) => void client.request('orders', { seat, orders: value })}
    />
  );
}
