import { relative } from 'node:path'
import { inRoot } from './root.mjs'
import { findKinds } from './test-projects.mjs'

/**
 * @typedef {object} TestReport
 * @property {string} status
 * @property {string} [fullName] - with the names of the groups that it stands in
 * @property {readonly string[]} [failureMessages] - each with its stack
 */
/**
 * @typedef {object} FileReport
 * @property {string} status
 * @property {string} [name] - the file
 * @property {string} [message] - why the file could not be run
 * @property {number} [startTime] - milliseconds since the epoch
 * @property {number} [endTime]
 * @property {readonly TestReport[]} assertionResults
 */
/**
 * @typedef {object} Run
 * @property {string} name
 * @property {number} code - the runner's exit code
 * @property {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests?: number, testResults: readonly FileReport[] } | null} report - its JSON report, null
 *   when it wrote none
 * @property {readonly import('./stray-errors.mjs').StrayError[]} [strayErrors] - what went wrong outside
 *   every test
 */

/**
 * @param {Run} run
 * @returns {number} failures: tests, files that did not even run, and whatever else made the runner fail
 */
function countFailures({ code, report }) {
  if (!report) return 1
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failures = report.numFailedTests + brokenFiles
  // an error outside every test, or a crash after the report: the exit code alone knows
  return code !== 0 && failures === 0 ? 1 : failures
}

/**
 * What a message says, without its stack, in one line: a comparison tells what differs only below its first.
 *
 * @param {string | undefined} text
 */
const toReason = (text) =>
  (text ?? '')
    .split(/\n\s+at /, 1)
    .join()
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400)

/**
 * @param {string} runner
 * @param {string} file
 * @param {TestReport} test
 */
function describeTest(runner, file, { fullName, failureMessages }) {
  // tries that fail of different things tell more than the first of them
  const reasons = [...new Set((failureMessages ?? []).map(toReason))]
  return `${runner}: ${relative(inRoot(), file)} > ${fullName}: ${reasons.join('; then ')}`
}

/**
 * @param {string} runner
 * @param {import('./stray-errors.mjs').StrayError} error
 */
function describeStray(runner, { message, place, file, test }) {
  const during = [file && relative(inRoot(), file), test].filter(Boolean).join(' > ')
  const words = [`outside every test, ${toReason(message)}`, place, during && `during ${during}`]
  return `${runner}: ${words.filter(Boolean).join(' ')}`
}

/** @param {Run} run */
function nameFailuresOf({ name: runner, code, report, strayErrors = [] }) {
  const names = (report?.testResults ?? []).flatMap(
    ({ name = '', status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && failed.length === 0) {
        return [`${runner}: ${relative(inRoot(), name)}: ${toReason(message)}`]
      }
      return failed.map((test) => describeTest(runner, name, test))
    },
  )
  names.push(...strayErrors.map((error) => describeStray(runner, error)))
  if (report && code !== 0 && names.length === 0) {
    names.push(`${runner}: exit code ${code} though no test failed; its output says why`)
  }
  return names
}

/**
 * Names what failed, a line each, for who sees the end of the output only.
 *
 * @param {readonly Run[]} runs
 * @returns {string[]}
 */
export const nameFailures = (runs) => runs.flatMap(nameFailuresOf)

/**
 * Names what passed only when it ran once more (`retry` in `vitest.config.ts`), a line each: a test or a
 * part that now and then fails is to be mended, not to be forgotten.
 *
 * @param {readonly Run[]} runs
 * @returns {string[]}
 */
export function nameSecondTries(runs) {
  return runs.flatMap(({ name: runner, report }) =>
    (report?.testResults ?? []).flatMap(({ name = '', assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
        .map((test) => describeTest(runner, name, test)),
    ),
  )
}

/**
 * Sums what several runners report. A runner that crashed, wrote no report or had an error outside its
 * tests counts as at least one failure.
 *
 * @param {readonly Run[]} runs
 * @returns {{ passed: number, failed: number, skipped: number, line: string }}
 */
export function sumRuns(runs) {
  const count = (/** @type {(run: Run) => number} */ of) =>
    runs.reduce((sum, run) => sum + of(run), 0)
  const passed = count(({ report }) => report?.numPassedTests ?? 0)
  const failed = count(countFailures)
  const skipped = count(
    ({ report }) => (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  )
  return { passed, failed, skipped, line: `${passed} passed, ${failed} failed` }
}

/**
 * What each part took, a line each: files, tests, and the minutes from its first file's start to its last
 * file's end.
 *
 * @param {readonly Run[]} runs
 * @returns {string[]}
 */
export function toTable(runs) {
  return runs.flatMap(({ name: runner, report }) => {
    /** @type {Map<string, FileReport[]>} */
    const parts = new Map()
    for (const file of report?.testResults ?? []) {
      const [kind = 'other'] = findKinds([relative(inRoot(), file.name ?? '')])
      parts.set(kind, [...(parts.get(kind) ?? []), file])
    }
    return [...parts].map(([kind, files]) => {
      const tests = files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
      const from = Math.min(...files.map(({ startTime = 0 }) => startTime))
      const to = Math.max(...files.map(({ endTime = 0 }) => endTime))
      const minutes = ((to - from) / 60_000).toFixed(1)
      return `${runner}, ${kind}: ${files.length} files, ${tests} tests, ${minutes} min`
    })
  })
}
