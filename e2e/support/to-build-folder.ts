import { fileURLToPath } from 'node:url'

/**
 * Where a test file builds what its pages load. Where files run beside each other, a worker each, none may empty
 * the folder that another's page reads from.
 *
 * @returns a folder of this worker's own
 */
export const toBuildFolder = (name: string): string =>
  fileURLToPath(
    new URL(`../../.cache/builds/${process.env.VITEST_POOL_ID ?? 0}/${name}`, import.meta.url),
  )
