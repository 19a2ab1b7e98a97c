/** Small apps, as the generators of their frameworks leave them, as far as it matters. */

export type Tree = Readonly<Record<string, string>>

const json = (value: object, space: string | number = 2) =>
  `${JSON.stringify(value, null, space)}\n`

/** By the framework's id. */
export const newApps: Readonly<Record<string, Tree>> = {
  'plain-html': { 'index.html': '<!doctype html>\n<title>Shop</title>\n' },
  express: {
    'package.json': json({
      name: 'shop',
      scripts: { start: 'node ./bin/www' },
      dependencies: { debug: '~2.6.9', express: '~4.16.1' },
    }),
    '.gitignore': 'node_modules/\n.env\n',
    'app.js': `var express = require('express');
var logger = require('morgan');

var app = express();

app.use(logger('dev'));

module.exports = app;
`,
  },
  'vite-react': {
    'package.json': json({
      name: 'shop',
      type: 'module',
      scripts: { dev: 'vite' },
      dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
      devDependencies: { typescript: '~5.9.0', vite: '^8.0.0' },
    }),
    '.gitignore': 'node_modules\n*.local\n',
    'tsconfig.json': json({ include: ['src'] }),
    'src/App.tsx': 'export default function App() {\n  return <h1>Shop</h1>\n}\n',
    'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  },
  next: {
    'package.json': json({
      name: 'shop',
      scripts: { dev: 'next dev' },
      dependencies: { next: '16.4.3', react: '19.3.0', 'react-dom': '19.3.0' },
      devDependencies: { typescript: '^5' },
    }),
    '.gitignore': '/node_modules\n/.next/\n.env*\n',
    'tsconfig.json': json({ include: ['**/*.ts'] }),
    'app/page.tsx': 'export default function Home() {\n  return <h1>Shop</h1>\n}\n',
  },
  'react-router': {
    'package.json': json({
      name: 'shop',
      type: 'module',
      scripts: { dev: 'react-router dev' },
      dependencies: { react: '^19.0.0', 'react-router': '8.4.0' },
      devDependencies: { '@react-router/dev': '8.4.0', typescript: '^5.9.0', vite: '^8.0.0' },
    }),
    '.gitignore': '.env\n/node_modules/\n',
    'tsconfig.json': json({ include: ['**/*'] }),
    'app/routes.ts': `import { type RouteConfig, index } from "@react-router/dev/routes";

export default [index("routes/home.tsx")] satisfies RouteConfig;
`,
  },
  hono: {
    'package.json': json({
      name: 'shop',
      type: 'module',
      scripts: { dev: 'tsx watch src/index.ts' },
      dependencies: { '@hono/node-server': '^2.0.0', hono: '^4.0.0' },
      devDependencies: { tsx: '^4.0.0', typescript: '^5.8.0' },
    }),
    '.gitignore': 'node_modules/\n.env\n.env.production\n',
    'tsconfig.json': json({ compilerOptions: { module: 'NodeNext' } }),
    'src/index.ts': `import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()

app.get('/', (c) => {
  return c.text('Shop')
})

serve({ fetch: app.fetch, port: 3000 })
`,
  },
  sveltekit: {
    'package.json': `${JSON.stringify({ name: 'shop', type: 'module', scripts: { dev: 'vite dev' }, devDependencies: { '@sveltejs/kit': '^2.63.0', svelte: '^5.0.0', typescript: '^6.0.0', vite: '^8.0.0' } }, null, '\t')}\n`,
    '.gitignore': 'node_modules\n.env\n.env.*\n',
    'tsconfig.json': json({ extends: './.svelte-kit/tsconfig.json' }),
    'src/app.d.ts': `declare global {
\tnamespace App {
\t\t// interface Error {}
\t\t// interface Locals {}
\t}
}

export {};
`,
    'src/routes/+page.svelte': '<h1>Shop</h1>\n',
  },
  nuxt: {
    'package.json': json({
      name: 'shop',
      type: 'module',
      scripts: { dev: 'nuxt dev' },
      dependencies: { nuxt: '^4.5.0', vue: '^3.5.0' },
    }),
    '.gitignore': 'node_modules\n.env\n.env.*\n!.env.example\n',
    'tsconfig.json': json({ files: [] }),
    'app/app.vue': `<template>
  <div>
    <NuxtRouteAnnouncer />
    <NuxtWelcome />
  </div>
</template>
`,
  },
  astro: {
    'package.json': json({
      name: 'shop',
      type: 'module',
      scripts: { dev: 'astro dev' },
      dependencies: { astro: '^7.3.5' },
    }),
    '.gitignore': 'node_modules/\n.env\n.env.production\n',
    'tsconfig.json': json({ extends: 'astro/tsconfigs/strict' }),
    'astro.config.mjs': `// @ts-check
import { defineConfig } from 'astro/config';

export default defineConfig({});
`,
    'src/pages/index.astro': '<h1>Shop</h1>\n',
  },
}
