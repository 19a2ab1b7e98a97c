/**
 * The k-anonymity range API: the request contains five hex digits of the password's SHA-1, and the answer lists the
 * rest of every known hash with that prefix. The API learns neither the password nor its hash.
 */
import { createHash } from 'node:crypto'

/** Checks whether a password is in an external list of leaks. */
export interface BreachLookup {
  /**
   * Checks one password.
   *
   * @throws Error when the API gives no answer
   */
  has(password: string): Promise<boolean>
}

/** Far more than a padded answer of some 1,000 lines of 45 bytes. */
const maxAnswerBytes = 1_000_000

/**
 * Makes a lookup.
 *
 * @param options.baseUrl without a trailing slash; `/range/ABCDE` is appended
 * @param options.timeoutMs the time limit of one query
 */
export function createRangeApi(options: {
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly fetch?: typeof globalThis.fetch
}): BreachLookup {
  const { baseUrl, timeoutMs, fetch = globalThis.fetch } = options
  return {
    async has(password) {
      const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
      const answer = await fetch(`${baseUrl}/range/${digest.slice(0, 5)}`, {
        // Padding makes all answers similarly long, so that their length reveals nothing to a listener on the network.
        headers: { 'add-padding': 'true', 'user-agent': 'Portico' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`The breach list answered ${answer.status}.`)
      }
      return hasSuffix(await readText(answer), digest.slice(5))
    },
  }
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswerBytes) throw new Error('The breach list answered too much.')
  }
  return text
}

/** A line with a count of 0 is padding. */
function hasSuffix(lines: string, suffix: string): boolean {
  return lines.split('\n').some((line) => {
    const [known, count] = line.trim().split(':')
    return known?.toUpperCase() === suffix && Number(count) > 0
  })
}
