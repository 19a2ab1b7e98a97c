import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

let built: Promise<string> | undefined

/** Builds the React host, once per test file. @returns the folder it stands in */
export function buildReactHost(): Promise<string> {
  built ??= build({
    configFile: inRepository('e2e/host/vite.config.ts'),
    logLevel: 'warn',
  }).then(() => inRepository('.cache/react-host'))
  return built
}
