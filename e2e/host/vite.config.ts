import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * The React host of the journeys, built as a site owner would build it: React 19 and the npm package. Beside it
 * the page of those parts of the widget that no screen has yet.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/react/',
  resolve: { conditions: ['source', 'module', 'browser', 'production', 'default'] },
  // React's development build: what it warns of counts as an error
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    rollupOptions: {
      input: ['react.jsx', 'parts.jsx'].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
      output: { entryFileNames: '[name].js' },
    },
  },
})
