/**
 * An id in every spelling that generated files need.
 *
 * @param {string} id in kebab case: `magic-wand`
 * @returns {Record<string, string>} by what stands between underscores in the template
 */
export function toNames(id) {
  const parts = id.split('-')
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  return {
    id,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    Pascal: pascal,
    snake: parts.join('_'),
    SNAKE: parts.join('_').toUpperCase(),
    wire: `${parts.join('_')}s`,
    Title: id.charAt(0).toUpperCase() + parts.join(' ').slice(1),
  }
}
