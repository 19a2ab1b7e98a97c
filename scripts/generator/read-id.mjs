import { giveUp } from '../say.mjs'

/**
 * Reads the id of what is to be generated from the command line.
 *
 * @param {string} command - the command that asks: `new:method`
 * @param {string} example
 * @returns {string} in kebab case
 */
export function readId(command, example) {
  const id = process.argv[2] ?? ''
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    giveUp(`Say what it is called: npm run ${command} ${example}`)
  }
  return id
}
