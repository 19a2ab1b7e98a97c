import { readFileSync } from 'node:fs'
import { listShippedSources } from './list-shipped-sources.mjs'
import { inRoot } from './root.mjs'

/**
 * Words that stand for a noun which the sentence should name. A reader who has only the file before them has to guess
 * the noun.
 */
const vague = /\b(whoever|nobody|somebody|of ours|of theirs)\b/i

/** A comment on a line of its own. */
const comment = /^\s*(?:\/\/|\/?\*)/

/**
 * Finds the comments of a source file that have a word in place of a noun.
 *
 * @param {string} source
 * @returns {{ line: number, word: string }[]}
 */
export const findVagueComments = (source) =>
  source.split('\n').flatMap((text, index) => {
    const word = comment.test(text) ? vague.exec(text)?.[0] : undefined
    return word ? [{ line: index + 1, word }] : []
  })

/**
 * Checks the comments of the packages that ship.
 *
 * @returns {{ code: number, output: string }}
 */
export function checkComments() {
  const found = listShippedSources().flatMap((file) =>
    findVagueComments(readFileSync(inRoot(file), 'utf8')).map(
      ({ line, word }) => `${file}:${line}: "${word}" stands for a noun: name it`,
    ),
  )
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') }
}
