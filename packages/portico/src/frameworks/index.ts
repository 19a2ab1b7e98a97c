import { express } from './express/express.ts'
import type { Framework } from './framework.ts'
import { hono } from './hono/hono.ts'
import { next } from './next/next.ts'
import { plainHtml } from './plain-html/plain-html.ts'
import { reactRouter } from './react-router/react-router.ts'
import { viteReact } from './vite-react/vite-react.ts'

/** All of them: a line for each. */
export const frameworks: readonly Framework[] = [
  express,
  hono,
  next,
  plainHtml,
  reactRouter,
  viteReact,
]
