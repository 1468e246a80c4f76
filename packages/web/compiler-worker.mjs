// A thread of compiler.ts: runs the React compiler on one module at a time.
import { parentPort } from 'node:worker_threads';
import { transformAsync } from '@babel/core';

parentPort.on('message', async ({ id, code, maps }) => {
  try {
    const result = await transformAsync(code, {
      filename: id,
      babelrc: false,
      configFile: false,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: ['babel-plugin-react-compiler'],
      sourceMaps: maps,
    });
    parentPort.postMessage({ code: result.code, map: result.map && JSON.stringify(result.map) });
  } catch (error) {
    parentPort.postMessage({ error: error.message });
  }
});
