import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyMutation } from './mutation.mjs'

/**
 * @typedef {import('./mutation.mjs').Mutation} Mutation
 * @typedef {import('./run-tests.mjs').Verdict} Verdict
 */
/**
 * @typedef {object} Result
 * @property {Mutation} mutation
 * @property {'killed' | 'survived' | 'equivalent' | 'error'} outcome
 * @property {string} note - the test that noticed, why nobody can, or what went wrong
 */

/**
 * @param {Mutation} mutation
 * @param {Verdict} verdict
 * @returns {Result}
 */
function toResult(mutation, { outcome, note }) {
  if (outcome === 'broken') return { mutation, outcome: 'error', note }
  if (mutation.equivalent === undefined)
    return outcome === 'failed'
      ? { mutation, outcome: 'killed', note }
      : { mutation, outcome: 'survived', note: mutation.what }
  // the reason is wrong, or no longer right
  return outcome === 'failed'
    ? { mutation, outcome: 'error', note: `listed as equivalent, but noticed by ${note}` }
    : { mutation, outcome: 'equivalent', note: mutation.equivalent }
}

/**
 * Applies one fault, runs its tests, and puts the file back.
 *
 * @param {Mutation} mutation
 * @param {string} folder - a copy of the repository
 * @param {typeof import('./run-tests.mjs').runTests} runTests
 * @returns {Promise<Result>}
 */
export async function runMutation(mutation, folder, runTests) {
  const path = join(folder, mutation.file)
  try {
    const original = readFileSync(path, 'utf8')
    const mutated = applyMutation(mutation, original)
    try {
      writeFileSync(path, mutated)
      return toResult(mutation, await runTests(folder, mutation.tests, mutation.only))
    } finally {
      writeFileSync(path, original)
    }
  } catch (error) {
    return { mutation, outcome: 'error', note: error instanceof Error ? error.message : `${error}` }
  }
}

/** @param {Result} result */
export const isBad = ({ outcome }) => outcome === 'survived' || outcome === 'error'
