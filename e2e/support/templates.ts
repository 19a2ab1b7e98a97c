/**
 * Apps of the shape that these generators give: they download their templates from a host of code, which tests do not reach, and
 * not from the registry.
 */

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** As `create-react-router` makes it. */
export const reactRouterApp = {
  'package.json': json({
    name: 'app',
    private: true,
    type: 'module',
    scripts: {
      build: 'react-router build',
      dev: 'react-router dev',
      start: 'react-router-serve ./build/server/index.js',
      typecheck: 'react-router typegen && tsc',
    },
    dependencies: {
      '@react-router/node': '8.4.0',
      '@react-router/serve': '8.4.0',
      isbot: '5.2.3',
      react: '19.3.1',
      'react-dom': '19.3.1',
      'react-router': '8.4.0',
    },
    devDependencies: {
      '@react-router/dev': '8.4.0',
      '@types/node': '20.19.43',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
      typescript: '5.9.3',
      vite: '8.3.8',
    },
  }),
  '.gitignore': '.DS_Store\n.env\n/node_modules/\n\n# React Router\n/.react-router/\n/build/\n',
  'tsconfig.json': json({
    include: ['**/*', '.react-router/types/**/*'],
    compilerOptions: {
      lib: ['DOM', 'DOM.Iterable', 'ES2022'],
      types: ['node', 'vite/client'],
      target: 'ES2022',
      module: 'ES2022',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      rootDirs: ['.', './.react-router/types'],
      esModuleInterop: true,
      verbatimModuleSyntax: true,
      noEmit: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      strict: true,
    },
  }),
  'vite.config.ts': `import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
});
`,
  'react-router.config.ts': `import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
} satisfies Config;
`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`,
  'app/routes.ts': `import { type RouteConfig, index } from "@react-router/dev/routes";

export default [index("routes/home.tsx")] satisfies RouteConfig;
`,
  'app/routes/home.tsx': `export default function Home() {
  return <h1>Fieldnotes</h1>;
}
`,
}

/** As `create-hono` makes it for Node. */
export const honoApp = {
  'package.json': json({
    name: 'app',
    type: 'module',
    scripts: {
      dev: 'tsx watch src/index.ts',
      build: 'tsc',
      start: 'node dist/index.js',
    },
    dependencies: { '@hono/node-server': '2.1.9', hono: '4.13.19' },
    devDependencies: { '@types/node': '20.19.43', tsx: '^4.7.1', typescript: '^5.8.3' },
  }),
  '.gitignore': '# deps\nnode_modules/\n\n# env\n.env\n.env.production\n\n# build\ndist\n',
  'tsconfig.json': json({
    compilerOptions: {
      target: 'ESNext',
      module: 'NodeNext',
      strict: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      types: ['node'],
      jsx: 'react-jsx',
      jsxImportSource: 'hono/jsx',
      outDir: './dist',
    },
    exclude: ['node_modules'],
  }),
  'src/index.ts': `import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()

app.get('/', (c) => {
  return c.text('Fieldnotes')
})

serve({
  fetch: app.fetch,
  port: 3000
}, (info) => {
  console.log(\`Server is running on http://localhost:\${info.port}\`)
})
`,
}

/** As `create-nuxt` makes it. */
export const nuxtApp = {
  'package.json': json({
    name: 'app',
    type: 'module',
    private: true,
    scripts: { build: 'nuxt build', dev: 'nuxt dev', postinstall: 'nuxt prepare' },
    dependencies: { nuxt: '4.5.2', vue: '3.5.45', 'vue-router': '^5.0.0' },
  }),
  '.gitignore':
    '.output\n.data\n.nuxt\n.nitro\n.cache\ndist\nnode_modules\n.env\n.env.*\n!.env.example\n',
  'tsconfig.json': json({
    files: [],
    references: ['app', 'server', 'shared', 'node'].map((part) => ({
      path: `./.nuxt/tsconfig.${part}.json`,
    })),
  }),
  'nuxt.config.ts': `export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  devtools: { enabled: false }
})
`,
  'app/app.vue': `<template>
  <div>
    <NuxtRouteAnnouncer />
    <NuxtWelcome />
  </div>
</template>
`,
}

/** As `create-astro` makes it from its minimal template. */
export const astroApp = {
  'package.json': json({
    name: 'app',
    type: 'module',
    version: '0.0.1',
    scripts: { dev: 'astro dev', build: 'astro build', preview: 'astro preview' },
    dependencies: { astro: '7.3.5' },
  }),
  '.gitignore': 'dist/\n.astro/\nnode_modules/\n.env\n.env.production\n',
  'tsconfig.json': json({
    extends: 'astro/tsconfigs/strict',
    include: ['.astro/types.d.ts', '**/*'],
    exclude: ['dist'],
  }),
  'astro.config.mjs': `// @ts-check
import { defineConfig } from 'astro/config';

// https://astro.build/config
export default defineConfig({});
`,
  'src/pages/index.astro': `---
---

<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Fieldnotes</title>
  </head>
  <body>
    <h1>Fieldnotes</h1>
  </body>
</html>
`,
}
