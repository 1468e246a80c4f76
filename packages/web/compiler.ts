import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * React's compiler: what a press did not change is neither made nor compared anew. It only touches components and
 * hooks; the types and tags it leaves in are taken out by the plugin that follows.
 */
export const reactCompiler = (): Plugin => ({
  name: 'react-compiler',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/web\/src\/.*\.tsx?$/, code: /\bfrom 'react'|<[A-Z>]/ },
    async handler(code, id) {
      const done = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['babel-plugin-react-compiler'],
        sourceMaps: true,
      });
      return done?.code ? { code: done.code, map: done.map } : null;
    },
  },
});
