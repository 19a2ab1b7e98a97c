/** Keys of a path or query are as long as this, or longer; a word of a path is shorter. */
const shortestKey = 20

/**
 * Leaves out of the URLs of a text what may be a credential: user and password, the values of queries, and parts of
 * paths that are as long and mixed as keys are.
 */
export const hideCredentials = (text: string): string =>
  text.replace(
    /\b([a-z][a-z0-9+.-]*:\/\/)([^\s"'/?#]*@)?([^\s"'/?#]*)([^\s"'?#]*)(\?[^\s"'#]*)?/gi,
    (_, scheme: string, user = '', host: string, path: string, query = '') =>
      [
        scheme,
        user === '' ? '' : '…@',
        host,
        path.replace(/[^/]+/g, (part) => (isKey(part) ? '…' : part)),
        query.replace(/=[^&]*/g, '=…'),
      ].join(''),
  )

const isKey = (part: string) =>
  part.length >= shortestKey && /\d/.test(part) && /[a-z]/i.test(part) && !part.includes('.')
