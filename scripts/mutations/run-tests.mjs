import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { binOf, run } from '../run.mjs'
import { toProjects } from './mutation.mjs'

/**
 * @typedef {object} Verdict
 * @property {'passed' | 'failed' | 'broken'} outcome - `broken`: no test failed, yet the run did
 * @property {string} note - the first test that failed, or what went wrong
 */

/**
 * Judges a run of tests by its report: only a test that failed has noticed something. A file that does not
 * even load would "notice" every fault.
 *
 * @param {{ code: number, output: string, report: import('../sum-runs.mjs').Run['report'] }} run
 * @param {string} folder - where the files were run
 * @returns {Verdict}
 */
export function toVerdict({ code, output, report }, folder) {
  for (const { name = '', assertionResults } of report?.testResults ?? [])
    for (const { status, fullName = '' } of assertionResults)
      if (status === 'failed')
        return { outcome: 'failed', note: `${relative(folder, name)}: ${fullName}` }
  if (code === 0 && report && report.numPassedTests > 0) return { outcome: 'passed', note: '' }
  const reason = report?.testResults.find(({ message }) => message)?.message ?? output.slice(-2_000)
  return { outcome: 'broken', note: code === 0 ? 'no test ran' : reason.trim() }
}

/**
 * Runs tests in a copy until the first one fails.
 *
 * @param {string} folder - the copy
 * @param {readonly string[]} tests - files from its root
 * @param {string} [only] - a part of the names of the tests to run
 * @returns {Promise<Verdict>}
 */
export async function runTests(folder, tests, only) {
  const projects = toProjects(tests)
  if (projects.includes('e2e')) {
    const built = await run(process.execPath, [join(folder, 'scripts/build.mjs')], { cwd: folder })
    if (built.code !== 0) return { outcome: 'broken', note: built.output }
  }
  const file = join(folder, '.cache/mutation-report.json')
  mkdirSync(join(folder, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const { code, output } = await run(
    process.execPath,
    [
      ...[binOf('vitest'), 'run', '--bail=1', '--retry=0'],
      // a test that a fault keeps waiting has noticed it
      ...['--testTimeout=60000', '--hookTimeout=120000'],
      ...['--reporter=json', `--outputFile.json=${file}`],
      ...projects.flatMap((project) => ['--project', project]),
      ...(only ? ['--testNamePattern', only] : []),
      ...tests,
    ],
    { cwd: folder },
  )
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  return toVerdict({ code, output, report }, folder)
}
