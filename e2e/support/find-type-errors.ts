import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Compiles files of a host's React page, as the example with Vite is compiled.
 *
 * @param files - their texts
 * @returns what is wrong with them, each with its place
 */
export async function findTypeErrors(files: readonly string[]): Promise<string[]> {
  // a folder of the repository, whose packages they import
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/written-'))
  try {
    const names = files.map((_, index) => `written-${index}.tsx`)
    for (const [index, name] of names.entries())
      writeFileSync(join(folder, name), files[index] ?? '')
    const config = { extends: '../../examples/react-vite/tsconfig.json', include: [], files: names }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    return await compile(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the native compiler in a folder. @returns its findings, a line each */
const compile = (folder: string) =>
  new Promise<string[]>((resolve, reject) => {
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
    const args = [compiler, '-p', '.', '--noEmit', '--pretty', 'false', '--singleThreaded']
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      const findings = `${stdout}${stderr}`.split('\n').filter((line) => /\S/.test(line))
      if (error && findings.length === 0) reject(error)
      else resolve(findings)
    })
  })
