import { express } from './express/express.ts'
import type { Framework } from './framework.ts'
import { plainHtml } from './plain-html/plain-html.ts'
import { viteReact } from './vite-react/vite-react.ts'

/** All of them: a line for each. */
export const frameworks: readonly Framework[] = [express, plainHtml, viteReact]
