import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { findNewerNode, runNpm } from './framework-host.ts'
import { packAll } from './pack.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What a compiler finds wrong, by the name of the file without its extension. */
export type Refusals = Readonly<Record<string, string>>

/** Compiles the folder of a language in `e2e/element-types`. */
export type Compiler = (language: string) => Promise<Refusals>

/** The native compiler, with the packages and the frameworks that are installed in this repository. */
export const compileHere: Compiler = (language) =>
  readRefusals(process.execPath, inRepository(`e2e/element-types/${language}`), [
    inRepository('node_modules/typescript-7/bin/tsc'),
    ...['--noEmit', '--pretty', 'false'],
  ])

/** The compilers of the template languages; React is not among them, since no page with `portico.js` needs it. */
const tools = {
  '@angular/compiler': '22.2.6',
  '@angular/compiler-cli': '22.2.6',
  '@angular/core': '22.2.6',
  rxjs: '7.8.2',
  svelte: '5.57.3',
  'svelte-check': '4.7.8',
  // by this name it is React's for the folder that says so alone
  'types-react-18': 'npm:@types/react@18.3.32',
  typescript: '6.0.3',
  vue: '3.5.45',
  'vue-tsc': '3.3.14',
}

/** How each tool is called, from the folder of the language. */
const commands: Readonly<Record<string, readonly string[]>> = {
  'react-18': ['typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
  vue: ['vue-tsc/bin/vue-tsc.js', '--noEmit', '--pretty', 'false'],
  svelte: ['svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--output', 'machine'],
  angular: ['@angular/compiler-cli/bundles/src/bin/ngc.js'],
}

/** Installs the tools from the registry, and the widget as npm packs it, into a folder of its own. */
export async function installCompilers(): Promise<{ compile: Compiler; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-element-types-'))
  cpSync(inRepository('e2e/element-types'), folder, { recursive: true })
  const packed = await packAll(['contract', 'client', 'widget'])
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: tools }),
  )
  const isOld = Number.parseInt(process.versions.node, 10) < 22
  // Angular needs Node 22
  const programs = isOld ? await findNewerNode() : dirname(process.execPath)
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` }
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline']
  await runNpm(folder, ['install', '--omit=peer', ...quietly, ...packed], env)
  return {
    compile(language) {
      const [tool, ...args] = commands[language] ?? []
      if (!tool) throw new Error(`No compiler for ${language}.`)
      const cwd = join(folder, language)
      return readRefusals(join(programs, 'node'), cwd, [
        join(folder, 'node_modules', tool),
        ...args,
      ])
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The start of a finding: of `tsc` and `vue-tsc`, of `ngc`, of `svelte-check`. */
const start =
  /^(?:\d+ ERROR ")?(?<file>[^\s"():]+)(?:\(\d+,\d+\): error|:\d+:\d+ - error|" \d+:\d+)/

async function readRefusals(
  program: string,
  cwd: string,
  args: readonly string[],
): Promise<Refusals> {
  const output = await new Promise<string>((resolve) => {
    execFile(program, [...args], { cwd }, (_, stdout, stderr) => resolve(`${stdout}${stderr}`))
  })
  const refusals: Record<string, string> = {}
  let name: string | undefined
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const file = start.exec(line)?.groups?.file
    if (file) name = file.replace(/\.\w+$/, '')
    // a tool's own failure belongs to no file
    else if (line && !name && !/^\d+ (START|COMPLETED) /.test(line)) name = 'elsewhere'
    if (name) refusals[name] = `${refusals[name] ?? ''}${line}\n`
  }
  return refusals
}
