import { isolated } from '../test-projects.mjs'

/**
 * One deliberate fault: a place in the product, what stands there, what is put there instead, and the tests
 * that must notice.
 *
 * @typedef {object} Mutation
 * @property {string} id - kebab-case, unique; arguments choose by it
 * @property {string} what - the promise that it breaks
 * @property {string} file - from the root
 * @property {string} find - the exact text, which stands there once
 * @property {string} replace
 * @property {readonly string[]} tests - the files that must notice, from the root
 * @property {string} [only] - a part of the names of those tests that must notice, where the files are long
 * @property {string} [equivalent] - why nobody can tell it from the original, when that is so
 */

/**
 * @param {Pick<Mutation, 'file' | 'find' | 'replace'>} mutation
 * @param {string} text - what the file holds
 * @returns the text with the fault
 * @throws Error when the place is gone or not unique: a mutation that changes nothing proves nothing
 */
export function applyMutation({ file, find, replace }, text) {
  const places = text.split(find).length - 1
  if (find === '' || places === 0) throw new Error(`its text is not found in ${file}`)
  if (places > 1) throw new Error(`its text stands ${places} times in ${file}`)
  if (find === replace) throw new Error('it replaces its text by the same')
  // by a function: `$&` in the replacement is text
  return text.replace(find, () => replace)
}

/** @param {string} file - a test, from the root */
const toProject = (file) => {
  if (isolated.includes(file)) return 'service-isolated'
  if (/^(packages\/(service|testkit)|conformance)\//.test(file)) return 'service'
  return /^(e2e|examples)\//.test(file) ? 'e2e' : 'unit'
}

/**
 * @param {readonly string[]} tests - files from the root
 * @returns {string[]} the test projects that they belong to
 */
export const toProjects = (tests) => [...new Set(tests.map(toProject))]
