// The worker when the command runs from its sources: TypeScript has to be taught to this thread first.
import { register } from 'tsx/esm/api';

register();
const { default: play } = await import('./worker.ts');
export default play;
