import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot, root } from '../root.mjs'
import { run } from '../run.mjs'

/**
 * Copies the repository as it stands, what is not committed included, so that faults never touch the
 * person's own files. Installed packages are linked; those of the workspace lead into the copy.
 *
 * @returns {Promise<{ folder: string, remove: () => void }>}
 */
export async function createWorkingCopy() {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  if (listed.code !== 0) throw new Error(`git lists no files: ${listed.output}`)
  // resolved: where the system's folder is a link, test runners would see two addresses of one file
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portico-mutations-')))
  for (const file of listed.output.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    // a file that was deleted and not committed is listed still
    cpSync(inRoot(file), join(folder, file), { force: true, errorOnExist: false, filter: exists })
  }
  for (const parent of ['', 'e2e/react-18']) linkPackages(join(parent, 'node_modules'), folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** @param {string} path */
const exists = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/**
 * @param {string} packages - a folder of installed packages, from the root
 * @param {string} folder - the copy
 */
function linkPackages(packages, folder) {
  const source = join(root, packages)
  if (!exists(source)) return
  const target = join(folder, packages)
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source)) {
    // packages of the workspace are relative links, which lead into the copy when they are written there
    if (lstatSync(join(source, name)).isSymbolicLink())
      symlinkSync(readlinkSync(join(source, name)), join(target, name))
    else if (name.startsWith('@')) linkPackages(join(packages, name), folder)
    else symlinkSync(join(source, name), join(target, name))
  }
}
