import { basename } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/**
 * Short files that run long: tables of many states, and whatever starts processes. Where nothing was measured yet
 * vitest goes by size, and one of these at the end would leave a core idle.
 */
const longest = [
  'firefox',
  'webkit',
  'every-screen',
  'kills',
  'react-served-screen',
  'portico-sqlite',
  'init',
  'new-method',
  'new-root',
  'new-locale',
  'client-app',
  'identity-provider',
  'hosted-methods',
  'hosted-states',
  'passkeys',
  'hosted-sign-in',
  'playground',
  'every-screen-in-react',
  'themes',
  'postgres-faults',
  'types',
  'reload',
  'budget',
  'leaks',
  'strict-policy',
  'password-widget',
  'endings',
  'attacks',
  'hot-queries',
  'odd-values',
  'attacks-malformed',
  'wrong-configurations',
  'contract-wallets',
  'storage',
  'broken-providers',
  'api-reports',
  'elements-manifest',
  'broken-variants',
  'sum-runs',
].map((name) => `${name}.test.ts`)

/** @param {import('vitest/node').TestSpecification} file */
function toRank(file) {
  const place = longest.indexOf(basename(file.moduleId))
  return place === -1 ? longest.length : place
}

/** The order of vitest, with the longest files of a project first. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    const names = [...new Set(sorted.map(({ project }) => project.name))]
    return names.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).sort((a, b) => toRank(a) - toRank(b)),
    )
  }
}
