/** Keys of a path or query are as long as this, or longer; a word of a path is shorter. */
const shortestKey = 20

/**
 * Leaves out of the URLs of a text what may be a credential: user and password, the values of queries, fragments, and
 * parts of paths that are as long and mixed as keys are.
 */
export const hideCredentials = (text: string): string =>
  text.replace(/[a-z][a-z0-9+.-]{0,19}:\/\/[^\s"']*/gi, hideInUrl)

function hideInUrl(url: string): string {
  const [scheme = '', rest] = cut(url, '://')
  const [beforeFragment, fragment] = cut(rest, '#')
  const [address, query] = cut(beforeFragment, '?')
  const [authority, path] = cut(address, '/')
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  return [
    `${scheme}://${host === authority ? '' : '…@'}${host}`,
    path === '' && address === authority ? '' : `/${hideKeys(path)}`,
    query === '' ? '' : `?${query.split('&').map(hideValue).join('&')}`,
    fragment === '' ? '' : '#…',
  ].join('')
}

/** Splits a text at the first mark; all of it stands before a mark that it does not have. */
function cut(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

const hideKeys = (path: string) =>
  path
    .split('/')
    .map((part) => (isKey(part) ? '…' : part))
    .join('/')

function hideValue(pair: string): string {
  const [name] = cut(pair, '=')
  return name === pair ? pair : `${name}=…`
}

const isKey = (part: string) =>
  part.length >= shortestKey && /\d/.test(part) && /[a-z]/i.test(part) && !part.includes('.')
