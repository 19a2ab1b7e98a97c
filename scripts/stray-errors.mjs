import { writeFileSync } from 'node:fs'

/**
 * @typedef {object} StrayError
 * @property {string} message - its name and its words
 * @property {string} [place] - the line that it came from, of ours where there is one
 * @property {string} [file] - the test file that ran
 * @property {string} [test] - the test that ran, by its own name
 */

/** @param {string} report - the file of a runner's JSON report */
export const toStrayErrorsFile = (report) => `${report}.stray`

/** @param {string | undefined} stack */
function findPlace(stack = '') {
  const lines = stack.split('\n').map((line) => line.trim())
  const places = lines.filter((line) => line.startsWith('at '))
  return places.find((line) => !/node_modules|node:/.test(line)) ?? places[0]
}

/** A reporter of vitest that writes what went wrong outside every test: its JSON report holds none of it. */
export default class StrayErrors {
  /** @type {string | undefined} */
  #file

  /** @param {import('vitest/node').Vitest} vitest */
  onInit({ config: { outputFile } }) {
    const report = typeof outputFile === 'string' ? outputFile : outputFile?.json
    this.#file = report && toStrayErrorsFile(report)
  }

  /**
   * @param {unknown} _modules
   * @param {readonly import('vitest').SerializedError[]} errors
   */
  onTestRunEnd(_modules, errors) {
    if (!this.#file) return
    /** @type {StrayError[]} */
    const strays = errors.map(({ name, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      message: `${name}: ${message}`,
      place: findPlace(stack),
      ...(typeof VITEST_TEST_PATH === 'string' && { file: VITEST_TEST_PATH }),
      ...(typeof VITEST_TEST_NAME === 'string' && { test: VITEST_TEST_NAME }),
    }))
    writeFileSync(this.#file, JSON.stringify(strays))
  }
}
