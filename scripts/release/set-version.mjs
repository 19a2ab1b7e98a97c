/** The places of the version that changesets does not know. */

/**
 * Reads what a changeset says, without the list of packages above it.
 *
 * @param {string} text - of a file in `.changeset`
 */
export const readSummary = (text) => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim()

/**
 * Puts what is unreleased below a version, with what the changesets add.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} date - ISO 8601
 * @param {readonly string[]} summaries
 */
export function moveUnreleased(changelog, version, date, summaries) {
  const headline = '## Unreleased\n'
  if (!changelog.includes(headline)) throw new Error('CHANGELOG.md has no "## Unreleased".')
  const added = summaries
    .filter((summary) => !changelog.includes(summary))
    .map((summary) => `- ${summary.replaceAll('\n', '\n  ')}\n`)
  const list = added.length === 0 ? '' : `\n${added.join('')}`
  return changelog.replace(headline, `${headline}\n## ${version} - ${date}\n${list}`)
}

/**
 * Sets the version of this repository's packages and images in a text, and of nothing else.
 *
 * @param {string} text
 * @param {string} before
 * @param {string} version
 */
export function setVersion(text, before, version) {
  const old = before.replaceAll('.', '\\.')
  const places = [
    // "name": "portico-repository", "version": "0.1.0"
    `("name": "portico[\\w-]*",\\s*"version": ")${old}(?=")`,
    // "@portico/react": "0.1.0"
    `("@?portico[\\w/-]*": ")${old}(?=")`,
    // portico@0.1.0, portico:0.1.0, portico-0.1.0
    `(\\bportico[@:-])${old}(?![\\w]|\\.\\d)`,
  ]
  return places.reduce(
    (changed, place) => changed.replaceAll(new RegExp(place, 'g'), `$1${version}`),
    text,
  )
}
