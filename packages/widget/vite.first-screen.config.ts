import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * In a browser each widget has a number, which its ids and its theme's class carry. What is served stands for the first
 * one of its page, whichever screen it is that the service draws: so nothing changes when the code takes it over.
 */
const numberAsFirst: Plugin = {
  name: 'number-as-first',
  enforce: 'pre',
  transform(code, id) {
    const counter = /app\/create-widget\.tsx$/.test(id)
      ? '++mounted'
      : /theme\/apply-theme\.ts$/.test(id)
        ? '++applied'
        : null
    if (!counter) return null
    if (!code.includes(counter)) throw new Error(`${id} counts in another way than expected.`)
    return code.replace(counter, '1')
  },
}

/** What a browser loads later is loaded by effects, of which none runs: it stays out of the file. */
const leaveLaterOut: Plugin = {
  name: 'leave-later-out',
  enforce: 'pre',
  transform(code, id) {
    // advice on colours is for the console of who makes the page
    if (/theme\/apply-theme\.ts$/.test(id)) {
      return code.replace("import('./warn-low-contrast.ts')", 'new Promise(() => {})')
    }
    return null
  },
  resolveDynamicImport: () => ({ id: 'data:text/javascript,', external: true }),
}

/** The first screen as the service draws it, in Node: one file, with the widget's own components and Preact in it. */
export default defineConfig({
  plugins: [numberAsFirst, leaveLaterOut],
  resolve: {
    conditions: ['source', 'module', 'import', 'default'],
    alias: [
      { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
      {
        find: /^react(\/jsx-runtime|-dom(\/client)?)?$/,
        replacement: toPath('renderer/preact-as-react.ts'),
      },
    ],
  },
  ssr: {
    target: 'node',
    noExternal: true,
    resolve: { conditions: ['source', 'module', 'import', 'default'] },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/first-screen',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { index: 'src/roots/first-screen/render-first-screen.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
