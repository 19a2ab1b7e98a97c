import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { binOf, run } from './run.mjs'

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
      `--outputFile.json=${file}`,
      ...args,
    ],
    { show },
  )
  // half a report is none
  const report = existsSync(file) ? readReport(file) : null
  rmSync(file, { force: true })
  return { name, code, report }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
