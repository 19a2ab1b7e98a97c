import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { binOf, run } from './run.mjs'
import { toStrayErrorsFile } from './stray-errors.mjs'

let count = 0

/**
 * Runs vitest once, with its usual output and a JSON report beside it.
 *
 * @param {object} options
 * @param {string} options.name - what the person reads
 * @param {readonly string[]} options.args - vitest's own
 * @param {string} [options.node] - the Node that runs it
 * @param {boolean} [options.show] - pass its output through
 * @returns {Promise<import('./sum-runs.mjs').Run>}
 */
export async function runVitest({ name, args, node = process.execPath, show = true }) {
  mkdirSync(inRoot('.cache/test-reports'), { recursive: true })
  const file = inRoot('.cache/test-reports', `${process.pid}-${count++}.json`)
  const { code } = await run(
    node,
    [
      binOf('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${inRoot('scripts/stray-errors.mjs')}`,
      `--outputFile.json=${file}`,
      ...args,
    ],
    { show },
  )
  return { name, code, report: take(file), strayErrors: take(toStrayErrorsFile(file)) ?? [] }
}

/**
 * Keeps vitest running: it tests again what a change touches, until it is ended.
 *
 * @param {readonly string[]} args - vitest's own
 * @returns {Promise<number>} its exit code
 */
export async function watchVitest(args) {
  const command = [binOf('vitest'), 'watch', ...args]
  // vitest.config.ts reads it
  const env = { PORTICO_TEST_WATCH: '1' }
  const { code } = await run(process.execPath, command, { env, show: true, ask: true })
  return code
}

/**
 * Reads a report once. Half a report is none.
 *
 * @param {string} file
 */
function take(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  } finally {
    rmSync(file, { force: true })
  }
}
