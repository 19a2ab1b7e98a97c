import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildOnce, packages } from './build-once.ts'

const configFile = fileURLToPath(new URL('../host/vite.config.ts', import.meta.url))

/** Builds the React host of the journeys. @returns the folder it stands in */
export const buildReactHost = (): Promise<string> =>
  buildOnce('react-host', [...packages, 'e2e/host'], (outDir) =>
    build({ configFile, logLevel: 'warn', build: { outDir } }),
  )
