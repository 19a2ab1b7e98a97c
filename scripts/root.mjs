import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * @param {string[]} parts - a path below the repository's folder
 * @returns the absolute path
 */
export const inRoot = (...parts) => resolve(root, ...parts)
