import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Terminal } from '@portico/service/cli'
import { onTestFinished } from 'vitest'
import { commands } from '../commands.ts'
import type { Tree } from './new-apps.ts'

/** The folders and files of an empty repository, which git made once in this process. */
const emptyRepository = readEmptyRepository()

function readEmptyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-repository-'))
  spawnSync('git', ['init', '--quiet', '--template='], { cwd: folder })
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = join(entry.parentPath, entry.name)
    const content = entry.isFile() ? readFileSync(file) : null
    return { path: file.slice(folder.length + 1), content }
  })
  rmSync(folder, { recursive: true, force: true })
  return entries
}

/** Makes a folder a repository. */
function makeRepository(folder: string): void {
  for (const { path, content } of emptyRepository) {
    if (content === null) mkdirSync(join(folder, path), { recursive: true })
  }
  for (const { path, content } of emptyRepository) {
    if (content !== null) writeFileSync(join(folder, path), content)
  }
}

/** Writes an app into a folder of its own, in a repository of its own, and runs commands there as without a terminal. */
export function openApp(tree: Tree) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-app-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const [path, content] of Object.entries(tree)) write(path, content)
  makeRepository(folder)

  /** Runs a command. @returns its exit code and all that it printed */
  async function run(name: string, args: string, env: Terminal['env'] = {}, below = '.') {
    const said: string[] = []
    const terminal: Terminal = {
      env: { PATH: process.env.PATH, ...env },
      workingFolder: join(folder, below),
      say: (line) => void said.push(line),
      complain: (line) => void said.push(line),
    }
    const command = commands[name]
    if (!command) throw new Error(`There is no command ${name}.`)
    const code = await command.run(terminal, args.split(' ').filter(Boolean))
    return { code, text: said.join('\n') }
  }

  return {
    folder,
    write,
    run,
    /** Runs a command that prints JSON. */
    runJson: async (name: string, args: string, env?: Terminal['env']) =>
      JSON.parse((await run(name, `${args} --json`, env)).text),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    /** All files with their contents, except those of git. */
    readTree: (): Tree => readTree(folder),
    /** What git would add. */
    listChanges: () =>
      spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: folder })
        .stdout.toString()
        .split('\n')
        .map((line) => line.slice(3))
        .filter(Boolean),
  }
}

function readTree(folder: string): Tree {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('.git/'))
  return Object.fromEntries(
    files.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )
}
