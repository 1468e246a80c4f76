import { openLocalBus } from '../src/index.ts';
import { busContract } from './help/bus-contract.ts';

busContract('in this process', async () => {
  const bus = openLocalBus(() => {});
  return { here: bus, there: bus, end: () => bus.close() };
});
