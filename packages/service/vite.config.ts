import { defineConfig } from 'vite'

/** Bundles the service with the workspace's packages; what npm installs stays outside. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: {
    target: 'node',
    noExternal: [/^@portico\//],
    resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', index: 'src/index.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
