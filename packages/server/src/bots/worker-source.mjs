// The worker when the server runs from its sources: TypeScript has to be taught to this thread first.
import { register } from 'tsx/esm/api';

register();
const { default: work } = await import('./worker.ts');
export default work;
