import { readFileSync } from 'node:fs'
import { findPackageFile } from '../../foundation/find-package-file.ts'

/** Reads the version of this program from its package. */
export function readVersion(): string {
  const about: unknown = JSON.parse(readFileSync(findPackageFile('package.json'), 'utf8'))
  return typeof about === 'object' && about !== null && 'version' in about
    ? String(about.version)
    : 'unknown'
}
