import { defineConfig } from 'vite'

/** Two builds: what the browser loads, and the server that sends the page. */
export default defineConfig(({ isSsrBuild }) => ({
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    rollupOptions: {
      input: isSsrBuild ? 'src/server.tsx' : 'src/browser.tsx',
      output: { entryFileNames: '[name].js' },
    },
  },
}))
