// The worker when the server runs from its sources: registers the TypeScript loader first.
import { register } from 'tsx/esm/api';

register();
const { default: work } = await import('./worker.ts');
export default work;
