import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { toBuildFolder } from './to-build-folder.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

let built: Promise<string> | undefined

/** Builds the React host, once per test file. @returns the folder it stands in */
export function buildReactHost(): Promise<string> {
  const outDir = toBuildFolder('react-host')
  built ??= build({
    configFile: inRepository('e2e/host/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir },
  }).then(() => outDir)
  return built
}
