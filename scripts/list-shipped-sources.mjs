import { existsSync, readdirSync } from 'node:fs'
import { inRoot } from './root.mjs'

const packages = ['contract', 'client', 'widget', 'react', 'server', 'service', 'portico']

/**
 * Lists the sources of a workspace, without its tests.
 *
 * @param {'packages' | 'apps'} folder
 * @param {string} name
 * @returns {string[]} paths from the root
 */
const listSources = (folder, name) =>
  readdirSync(inRoot(folder, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => `${folder}/${name}/src/${file}`)

/**
 * Lists the sources of the packages that ship, without their tests.
 *
 * @returns {string[]} paths from the root
 */
export const listShippedSources = () => packages.flatMap((name) => listSources('packages', name))

/**
 * Lists the sources of the apps.
 *
 * @returns {string[]} paths from the root
 */
export const listAppSources = () =>
  readdirSync(inRoot('apps'), { encoding: 'utf8' })
    .filter((name) => existsSync(inRoot('apps', name, 'src')))
    .flatMap((name) => listSources('apps', name))
