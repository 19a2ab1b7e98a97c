import { readdirSync } from 'node:fs'
import { inRoot } from './root.mjs'

const packages = ['contract', 'client', 'widget', 'react', 'server', 'service', 'portico']

/**
 * Lists the sources of the packages that ship, without their tests.
 *
 * @returns {string[]} paths from the root
 */
export const listShippedSources = () =>
  packages.flatMap((name) =>
    readdirSync(inRoot('packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
      .map((file) => `packages/${name}/src/${file}`),
  )
