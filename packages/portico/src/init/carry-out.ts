/** Writes what is planned, installs, and records it; what fails is taken back. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Terminal } from '@portico/service/cli'
import { getFramework } from '../setup/find-framework.ts'
import { install, listLockFiles, type PackageManager } from '../setup/package-manager.ts'
import type { Change, Plan } from '../setup/plan.ts'
import {
  dataFolder,
  prepareFolder,
  type SetupRecord,
  toHash,
  writeRecord,
} from '../setup/record.ts'
import { writeChanges } from '../setup/write-changes.ts'

const copies = `${dataFolder}/before`

/**
 * Carries a plan out.
 *
 * @param prepare stores the keys and makes the plan with them
 * @param manager installs; null does not
 */
export async function carryOut(
  terminal: Terminal,
  wanted: SetupRecord,
  prepare: () => Promise<Plan>,
  manager: PackageManager | null,
): Promise<{ readonly plan: Plan; readonly record: SetupRecord }> {
  const folder = terminal.workingFolder
  let undo = () => {}
  let restore = () => {}
  try {
    prepareFolder(folder)
    const plan = await prepare()
    if (wanted.service.isBeside) writeConfig(folder, wanted)
    const written = writeChanges(folder, listChanges(plan), plan.environment?.file)
    undo = written.undo
    const lockFiles = plan.manifest ? listLockFiles(folder) : []
    const manifests = copyManifests(folder, plan, lockFiles)
    restore = () => restoreAll(folder, manifests)
    if (manager) await install(terminal, folder, manager)
    const record = {
      ...wanted,
      folders: [...written.folders],
      files: plan.files.map(toRecordedFile),
      environment: toRecordedEnvironment(plan),
      dependencies: plan.manifest ? plan.dependencies : {},
      manifests: readHashes(folder, manifests, plan),
    }
    writeRecord(folder, record)
    return { plan, record }
  } catch (error) {
    restore()
    undo()
    rmSync(join(folder, wanted.hadFolder ? copies : dataFolder), { recursive: true, force: true })
    throw error
  }
}

const listChanges = ({ files, environment, manifest }: Plan): readonly Change[] =>
  [...files, environment?.change, manifest].filter((one) => one != null)

/** The settings of the service beside the app. */
function writeConfig(folder: string, { name, framework }: SetupRecord): void {
  const development = {
    name,
    // no page of an app with a server holds a token
    ...(getFramework(framework).hasServer && { sessionCookies: { httpOnly: true } }),
  }
  const text = `// the service that portico dev runs\nexport default ${JSON.stringify({ development }, null, 2)}\n`
  writeFileSync(join(folder, dataFolder, 'portico.config.mjs'), text)
}

interface Copied {
  readonly path: string
  readonly copy: string | null
}

/** Keeps package.json, as it was before, and the lock files. */
function copyManifests(folder: string, { manifest }: Plan, lockFiles: readonly string[]): Copied[] {
  if (manifest === null) return []
  mkdirSync(join(folder, copies), { recursive: true })
  writeFileSync(join(folder, copies, 'package.json'), manifest.before ?? '')
  const kept = lockFiles.map((file) => {
    const copy = `${copies}/${basename(file)}`
    copyFileSync(file, join(folder, copy))
    return { path: relative(folder, file), copy }
  })
  return [{ path: manifest.path, copy: `${copies}/package.json` }, ...kept]
}

/** Puts the lock files back, and removes those that the installation made. */
function restoreAll(folder: string, manifests: readonly Copied[]): void {
  for (const { path, copy } of manifests)
    if (copy !== null) copyFileSync(join(folder, copy), join(folder, path))
  for (const path of listNew(folder, manifests)) rmSync(join(folder, path), { force: true })
}

const listNew = (folder: string, manifests: readonly Copied[]) =>
  listLockFiles(folder)
    .map((file) => relative(folder, file))
    .filter((path) => !manifests.some((one) => one.path === path))

function readHashes(
  folder: string,
  manifests: readonly Copied[],
  { manifest }: Plan,
): SetupRecord['manifests'] {
  if (manifest === null) return []
  const made = listNew(folder, manifests).map((path) => ({ path, copy: null }))
  return [...manifests, ...made]
    .filter(({ path }) => existsSync(join(folder, path)))
    .map((one) => ({ ...one, hash: toHash(readFileSync(join(folder, one.path))) }))
}

const toRecordedFile = ({ path, after, replacements }: Change) => ({
  path,
  hash: toHash(after),
  ...(replacements && { replacements: [...replacements] }),
})

function toRecordedEnvironment({ environment }: Plan): SetupRecord['environment'] {
  if (environment === null) return null
  const { file, names, lead, block, change } = environment
  return {
    file,
    names: [...names],
    hash: change ? toHash(block) : null,
    lead,
    isCreated: change?.before === null,
  }
}
