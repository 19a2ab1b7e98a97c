/** Runs a generator in a copy of the repository, to see what it makes there. */
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { lists } from '../../scripts/lists/lists.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** It compiles, builds and tests as a developer does, beside whatever else the machine does; milliseconds. */
export const generatorTimeout = 600_000

/** A file of the repository that a generator changed. */
export interface ChangedFile {
  readonly file: string
  /** The lines that the repository's own file has not. */
  readonly added: readonly string[]
  /** How many lines more than the repository's own file it has. */
  readonly growth: number
}

/** A copy of the repository in which a generator ran. */
export interface RepositoryCopy {
  readonly folder: string
  /** The files that the generator made. */
  readonly made: readonly string[]
  /** The other files that it changed, without the lists that are derived from the folders. */
  readonly changed: readonly ChangedFile[]
  /** Runs Node in the copy, with tests on the engine that needs no server. */
  runNode(...args: string[]): Promise<{ readonly stdout: string }>
  /** Compiles projects of the copy, each a configuration or its folder. */
  compile(...projects: readonly string[]): Promise<void>
  /**
   * Compiles what was made and changed, and all that these files import.
   *
   * @param more - further files that are compiled with them
   */
  compileMade(more?: readonly string[]): Promise<void>
  /** Lists what breaks the layers; '' when nothing does. */
  checkLayers(): Promise<string>
  remove(): void
}

/**
 * Copies the repository, with what is installed, and runs a generator in it.
 *
 * @param script - the generator, from the root
 * @param id - the id of what it makes
 * @param options - further arguments
 */
export async function copyRepository(
  script: string,
  id: string,
  ...options: readonly string[]
): Promise<RepositoryCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-copy-'))
  const files = listFiles(root)
  for (const file of files) cpSync(join(root, file), join(folder, file))
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const part of new Set(files.map(dirname))) {
    const own = join(root, part, 'node_modules')
    if (part !== '.' && existsSync(own)) symlinkSync(own, join(folder, part, 'node_modules'))
  }
  const runNode = (...args: string[]) =>
    run(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, PORTICO_TEST_ENGINE: 'sqlite', CI: '' },
      maxBuffer: 50_000_000,
    }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
    })
  await runNode(script, id, ...options)
  const made = listFiles(folder).filter((file) => !files.includes(file))
  const isDerived = (file: string) => lists.some((list) => list.file === file)
  const changed = files.flatMap((file) => (isDerived(file) ? [] : toChange(file, folder)))
  const compile = async (...projects: readonly string[]) => {
    for (const project of projects) {
      const compiler = 'node_modules/typescript-7/bin/tsc'
      await runNode(compiler, '--noEmit', '--singleThreaded', '-p', project)
    }
  }
  return {
    folder,
    made,
    changed,
    runNode,
    compile,
    async compileMade(more = []) {
      // under the options of the end-to-end tests, which import the sources of every package
      const sources = [...made, ...changed.map(({ file }) => file), ...more]
      const own = {
        extends: './e2e/tsconfig.json',
        include: [],
        files: sources.filter((file) => /\.tsx?$/.test(file)),
      }
      const name = `tsconfig.${id}.json`
      writeFileSync(join(folder, name), JSON.stringify(own))
      await compile(name)
    },
    async checkLayers() {
      const check =
        "import('./scripts/layers/check-layers.mjs').then(({ checkLayers }) => console.log(checkLayers().output))"
      return (await runNode('-e', check)).stdout.trim()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** All that a checkout has: nothing installed, built or kept. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|coverage|\.git|\.cache|\.portico)$/.test(entry.name)) return []
    return entry.isDirectory()
      ? listFiles(join(folder, entry.name)).map((file) => join(entry.name, file))
      : entry.name
  })

/** What is installed is shared; the repository's own packages are those of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@portico'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@portico' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, '@portico'))) {
    symlinkSync(readlinkSync(join(from, '@portico', name)), join(to, '@portico', name))
  }
}

function toChange(file: string, folder: string): ChangedFile[] {
  const before = readFileSync(join(root, file), 'utf8')
  const after = readFileSync(join(folder, file), 'utf8')
  if (before === after) return []
  const [old, lines] = [before.split('\n'), after.split('\n')]
  const added = lines.filter((line) => !old.includes(line))
  return [{ file, added, growth: lines.length - old.length }]
}
