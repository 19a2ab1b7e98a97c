/**
 * A method's id in every spelling that its files need.
 *
 * @param {string} id in kebab case: `magic-wand`
 * @param {readonly string[]} migrations the numbers that are taken: `0013`
 * @returns {Record<string, string>} by what stands between underscores in the template
 */
export function toNames(id, migrations) {
  const parts = id.split('-')
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  const next = Math.max(0, ...migrations.map(Number)) + 1
  return {
    id,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    Pascal: pascal,
    snake: parts.join('_'),
    SNAKE: parts.join('_').toUpperCase(),
    wire: `${parts.join('_')}s`,
    Title: id.charAt(0).toUpperCase() + parts.join(' ').slice(1),
    number: String(next).padStart(4, '0'),
  }
}
