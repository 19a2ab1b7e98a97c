/** `portico remove`: takes out what `portico init` has added, and leaves what was changed since. */
import { existsSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExitCode, Terminal } from '@portico/service/cli'
import { answer } from '../setup/answer.ts'
import { findBlock } from '../setup/environment.ts'
import { getFramework } from '../setup/find-framework.ts'
import { removeDependencies } from '../setup/manifest.ts'
import { findPackageManager, install } from '../setup/package-manager.ts'
import { replaceOnce } from '../setup/plan.ts'
import { readOptions } from '../setup/read-options.ts'
import { dataFolder, readRecord, type SetupRecord, toHash, writeRecord } from '../setup/record.ts'
import { SetupError } from '../setup/setup-error.ts'

const options = {
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'no-install': { type: 'boolean', default: false },
} as const

/** What becomes of a file. */
interface Step {
  readonly path: string
  /** `left`: it was changed since. */
  readonly outcome: 'deleted' | 'restored' | 'left' | 'missing'
  /** The content afterwards; null deletes the file. */
  readonly after?: string | Buffer | null
}

/** Runs `portico remove`. */
export async function remove(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const isJson = args.includes('--json')
  return answer(terminal, isJson, async () => {
    const given = readOptions('remove', args, options)
    const folder = terminal.workingFolder
    const record = readRecord(folder)
    if (record === null)
      throw new SetupError(
        'not_set_up',
        `${folder} has nothing that portico init has added: there is no ${dataFolder}/init.json.`,
        'Run this in the folder in which portico init was run.',
      )
    const steps = listSteps(folder, record, given.force)
    const isDryRun = given['dry-run']
    if (!isDryRun) await take(terminal, record, steps, !given['no-install'])
    const left = steps.filter(({ outcome }) => outcome === 'left').map(({ path }) => path)
    const removed = steps
      .filter(({ outcome }) => outcome === 'deleted' || outcome === 'restored')
      .map(({ path, outcome }) => ({ path, change: outcome }))
    const next =
      left.length > 0
        ? [`Look at ${left.join(', ')}; portico remove --force takes them out as well`]
        : []
    if (isJson) terminal.say(JSON.stringify({ isChanged: !isDryRun, removed, left, next }))
    else print(terminal, { removed, left, isDryRun })
    return 0
  })
}

function print(
  { say }: Terminal,
  told: {
    readonly removed: readonly { readonly path: string; readonly change: string }[]
    readonly left: readonly string[]
    readonly isDryRun: boolean
  },
): void {
  if (told.isDryRun) say('Without changing anything:')
  for (const { path, change } of told.removed) say(`  ${change.padEnd(8)} ${path}`)
  for (const path of told.left) say(`  left     ${path}: it was changed since`)
  if (told.left.length > 0) say('\nportico remove --force takes these out as well.')
  else if (!told.isDryRun) say('\nPortico is no longer set up here.')
}

function listSteps(folder: string, record: SetupRecord, isForced: boolean): Step[] {
  return [
    ...record.files.map((file) => toFileStep(folder, file, isForced)),
    ...(record.environment ? [toEnvironmentStep(folder, record.environment, isForced)] : []),
    ...record.manifests.map((one) => toManifestStep(folder, one, record.dependencies)),
  ].filter((step) => step !== null)
}

function toFileStep(
  folder: string,
  { path, hash, replacements }: SetupRecord['files'][number],
  isForced: boolean,
): Step {
  const text = read(folder, path)
  if (text === null) return { path, outcome: 'missing' }
  if (!replacements) {
    if (toHash(text) === hash || isForced) return { path, outcome: 'deleted', after: null }
    return { path, outcome: 'left' }
  }
  let restored = text
  let isWhole = true
  for (const { before, after } of replacements.toReversed()) {
    const next = replaceOnce(restored, after, before)
    if (next === null) isWhole = false
    else restored = next
  }
  // what was written elsewhere in the file stays; what was written into the added lines is not taken apart
  if (!isWhole && !isForced) return { path, outcome: 'left' }
  return { path, outcome: 'restored', after: restored }
}

function toEnvironmentStep(
  folder: string,
  { file, names, hash, lead, isCreated }: NonNullable<SetupRecord['environment']>,
  isForced: boolean,
): Step | null {
  const text = read(folder, file)
  const block = text === null ? null : findBlock(text, names)
  if (hash === null || text === null || block === null) return null
  if (toHash(block) !== hash && !isForced) return { path: file, outcome: 'left' }
  const after = replaceOnce(text, lead + block, '') ?? text.replace(block, '')
  if (after === '' && isCreated) return { path: file, outcome: 'deleted', after: null }
  return { path: file, outcome: 'restored', after }
}

/** package.json and the lock file: as they were when nothing else has changed them, otherwise without the dependencies. */
function toManifestStep(
  folder: string,
  { path, copy, hash }: SetupRecord['manifests'][number],
  dependencies: SetupRecord['dependencies'],
): Step | null {
  const file = join(folder, path)
  if (!existsSync(file)) return { path, outcome: 'missing' }
  if (toHash(readFileSync(file)) === hash) {
    return copy === null
      ? { path, outcome: 'deleted', after: null }
      : { path, outcome: 'restored', after: readFileSync(join(folder, copy)) }
  }
  // the package manager brings a lock file in line with package.json
  if (path !== 'package.json') return null
  const after = removeDependencies(readFileSync(file, 'utf8'), dependencies)
  return { path, outcome: 'restored', after }
}

async function take(
  terminal: Terminal,
  record: SetupRecord,
  steps: readonly Step[],
  isInstalling: boolean,
): Promise<void> {
  const folder = terminal.workingFolder
  const isManifest = ({ path }: Step) => record.manifests.some((one) => one.path === path)
  write(folder, steps)
  if (isInstalling && Object.keys(record.dependencies).length > 0) {
    await install(terminal, folder, await findPackageManager(folder))
    // the installation may write them in another form
    write(folder, steps.filter(isManifest))
  }
  for (const path of getFramework(record.framework).generated ?? [])
    rmSync(join(folder, path), { recursive: true, force: true })
  for (const path of record.folders.toReversed()) removeEmpty(join(folder, path))
  const left = steps.filter(({ outcome }) => outcome === 'left').map(({ path }) => path)
  if (left.length > 0) return writeRecord(folder, toRest(record, left))
  for (const name of record.hadFolder ? ['init.json', 'before', 'portico.config.mjs'] : [''])
    rmSync(join(folder, dataFolder, name), { recursive: true, force: true })
}

function write(folder: string, steps: readonly Step[]): void {
  for (const { path, after } of steps) {
    if (after === null) rmSync(join(folder, path), { force: true })
    else if (after !== undefined) writeFileSync(join(folder, path), after)
  }
}

/** What a later `portico remove --force` has to take out. */
const toRest = (record: SetupRecord, left: readonly string[]): SetupRecord => ({
  ...record,
  files: record.files.filter(({ path }) => left.includes(path)),
  environment:
    record.environment && left.includes(record.environment.file) ? record.environment : null,
  dependencies: {},
  manifests: [],
})

const read = (folder: string, path: string) => {
  const file = join(folder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // it is not there any more, or holds files of others
  }
}
