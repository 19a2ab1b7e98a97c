/**
 * The templates of the generators that download theirs from GitHub, which tests do not reach: the same files with the same
 * settings, and pages of our own.
 */
import { join } from 'node:path'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const reactRouter = {
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
      '@tailwindcss/vite': '4.3.5',
      '@types/node': '20.19.43',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
      tailwindcss: '4.3.5',
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
      paths: { '~/*': ['./app/*'] },
      esModuleInterop: true,
      verbatimModuleSyntax: true,
      noEmit: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      strict: true,
    },
  }),
  'vite.config.ts': `import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
});
`,
  'react-router.config.ts': `import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
} satisfies Config;
`,
  'app/app.css': `@import "tailwindcss";

html {
  color-scheme: light dark;
}
`,
  'app/root.tsx': `import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

import type { Route } from "./+types/root";
import "./app.css";

export const links: Route.LinksFunction = () => [{ rel: "icon", href: "data:," }];

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="container mx-auto p-4">
      <h1>{isMissing ? "There is no such page" : "Something went wrong"}</h1>
    </main>
  );
}
`,
  'app/routes.ts': `import { type RouteConfig, index } from "@react-router/dev/routes";

export default [index("routes/home.tsx")] satisfies RouteConfig;
`,
  'app/routes/home.tsx': `import type { Route } from "./+types/home";

export function meta({}: Route.MetaArgs) {
  return [{ title: "Fieldnotes" }];
}

export default function Home() {
  return <h1 className="text-2xl">Fieldnotes</h1>;
}
`,
}

const hono = {
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

const nuxt = {
  'package.json': json({
    name: 'app',
    type: 'module',
    private: true,
    scripts: {
      build: 'nuxt build',
      dev: 'nuxt dev',
      generate: 'nuxt generate',
      preview: 'nuxt preview',
      postinstall: 'nuxt prepare',
    },
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
  devtools: { enabled: true }
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

const astro = {
  'package.json': json({
    name: 'app',
    type: 'module',
    version: '0.0.1',
    scripts: { dev: 'astro dev', build: 'astro build', preview: 'astro preview', astro: 'astro' },
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

const within = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [join(folder, path), content]))

/** The files of each repository. */
export const templates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'remix-run/react-router-templates': within('default', reactRouter),
  'honojs/starter': within('templates/nodejs', hono),
  'nuxt/starter': nuxt,
  // of the branch `examples/minimal`
  'withastro/astro': astro,
}
