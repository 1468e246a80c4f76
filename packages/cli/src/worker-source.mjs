// Starts the worker when the command runs from source: registers the TypeScript loader first.
import { register } from 'tsx/esm/api';

register();
const { default: play } = await import('./worker.ts');
export default play;
