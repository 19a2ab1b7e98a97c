import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { nameThirdParties } from '../../scripts/name-third-parties.mjs'

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Gives the served widget the number 1. In a browser each widget has a number, which is part of its ids and of its
 * theme's class. The service's first screen stands for the first widget of its page, so nothing changes when the code
 * takes it over.
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

/** Leaves out dynamic imports: in a browser effects load them, but no effects run here. */
const leaveLaterOut: Plugin = {
  name: 'leave-later-out',
  enforce: 'pre',
  transform(code, id) {
    // the warnings about colours are written to the developer's console in a browser
    if (/theme\/apply-theme\.ts$/.test(id)) {
      return code.replace("import('./warn-low-contrast.ts')", 'new Promise(() => {})')
    }
    return null
  },
  resolveDynamicImport: () => ({ id: 'data:text/javascript,', external: true }),
}

/**
 * Names an attribute as HTML does: this renderer leaves out `false` under React's name. React compares the attributes when it
 * takes over the elements.
 */
const nameSpellcheck: Plugin = {
  name: 'name-spellcheck',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') ? code.replaceAll('spellCheck=', 'spellcheck=') : null,
}

/** The first screen as the service renders it in Node: a single file with the widget's own components and Preact. */
export default defineConfig({
  plugins: [numberAsFirst, leaveLaterOut, nameSpellcheck, nameThirdParties],
  resolve: {
    conditions: ['source', 'module', 'import', 'default'],
    alias: [
      { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
      {
        find: /^react(\/jsx-runtime|-dom)?$|^\.\/create-root\.ts$/,
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
      input: { index: 'src/first-screen.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
