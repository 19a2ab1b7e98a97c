import { astro } from './astro/astro.ts'
import { express } from './express/express.ts'
import type { Framework } from './framework.ts'
import { hono } from './hono/hono.ts'
import { next } from './next/next.ts'
import { nuxt } from './nuxt/nuxt.ts'
import { plainHtml } from './plain-html/plain-html.ts'
import { reactRouter } from './react-router/react-router.ts'
import { sveltekit } from './sveltekit/sveltekit.ts'
import { viteReact } from './vite-react/vite-react.ts'

/** All of them: a line for each. */
export const frameworks: readonly Framework[] = [
  astro,
  express,
  hono,
  next,
  nuxt,
  plainHtml,
  reactRouter,
  sveltekit,
  viteReact,
]
