import { kinds as allKinds, findKinds, projectOf } from './test-projects.mjs'

/** Options of vitest whose value is the next argument. */
const optionsWithValue = new Set(['-t', '--testNamePattern', '--project', '--bail', '--retry'])

/**
 * @typedef {object} TestArguments
 * @property {boolean} isAll - `--all`: the long run
 * @property {boolean} isWatching - `--watch`
 * @property {boolean} isNarrowed - whether only some tests were asked for
 * @property {import('./test-projects.mjs').Kind[]} kinds - whose needs are to be met
 * @property {string[]} args - for vitest
 */

/**
 * Reads the arguments of `npm test`.
 *
 * @param {readonly string[]} argv
 * @returns {TestArguments}
 */
export function readTestArguments(argv) {
  const given = argv.flatMap((arg) => {
    // `--project=unit` is `--project unit`
    const [option = '', ...value] = arg.split('=')
    return arg.startsWith('--') && value.length > 0 ? [option, value.join('=')] : [arg]
  })
  const own = ['--all', '--watch']
  const args = given.filter((arg) => !own.includes(arg))
  const isValue = (/** @type {number} */ i) => optionsWithValue.has(args[i - 1] ?? '')
  const paths = args.filter((arg, i) => !arg.startsWith('-') && !isValue(i))
  const projects = args.filter((_, i) => args[i - 1] === '--project')

  const found = findKinds(paths)
  // what no path means is left to vitest to say
  const meant = found.length > 0 ? found : [...allKinds]
  const chosen = meant.filter(
    (kind) =>
      projects.length === 0 || projects.some((project) => project.startsWith(projectOf(kind))),
  )
  return {
    isAll: given.includes('--all'),
    isWatching: given.includes('--watch'),
    isNarrowed: args.length > 0,
    kinds: chosen,
    args,
  }
}
