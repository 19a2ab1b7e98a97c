import { nameFile, readManifest } from '../../scripts/budgets.mjs'

/**
 * Tells the requests for a chunk by what it holds: the standalone bundle names its files by their hashes, the build of
 * the React host by their modules.
 *
 * @param name - of its main module
 */
export const isChunk =
  (name: string) =>
  ({ pathname }: URL): boolean =>
    pathname.includes(name) ||
    (pathname.startsWith('/bundle/') &&
      nameFile(readManifest(), pathname.replace('/bundle/', '')) === name)
