import { readdirSync } from 'node:fs'

/** The ids of all sign-in methods: each has a folder in the widget. */
export const methods: readonly string[] = readdirSync(
  new URL('../../packages/widget/src/methods', import.meta.url),
  { withFileTypes: true },
).flatMap((entry) =>
  entry.isDirectory() ? entry.name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) : [],
)
