import { findPackageFile } from '../../foundation/find-package-file.ts'

/**
 * Finds a file of this package's `lists` folder; it works from the sources and from the bundle.
 *
 * @throws Error when the package is incomplete
 */
export const findList = (name: string): string => findPackageFile(`lists/${name}`)
