import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Runs the React compiler, which memoises components and hooks. TypeScript and JSX stay in the code for the React
 * plugin that follows.
 */
export const reactCompiler = (): Plugin => ({
  name: 'react-compiler',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/web\/src\/.*\.tsx?$/, code: /\bfrom 'react'|<[A-Z>]/ },
    async handler(code, id) {
      const result = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['babel-plugin-react-compiler'],
        sourceMaps: true,
      });
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  },
});
