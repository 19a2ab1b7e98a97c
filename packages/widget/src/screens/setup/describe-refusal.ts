import { type Client, getInternals, PorticoAPIError } from '@portico/client'
import { type ReplyOf, setup } from '@portico/contract'
import { type Advice, toConfigHint } from '../../flow/advice/advice.ts'

/** The service's check of this page. */
export type Setup = ReplyOf<typeof setup.check>

const timeoutMs = 10_000

/**
 * Asks the service whether it refuses this page. The request has no credentials and no custom headers, so that even a
 * page whose origin is not allowed can read the answer.
 *
 * @returns null if the service cannot be reached
 */
export async function askForSetup(client: Client): Promise<Setup | null> {
  const { baseUrl, publicToken } = getInternals(client)
  const path = setup.check.path.replace(':public_token', () => encodeURIComponent(publicToken))
  try {
    // biome-ignore lint/style/noRestrictedGlobals: what the wire sends with each call no refused page may send
    const response = await fetch(`${baseUrl}/sdk/v1${path}`, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // the contract defines the service's answer; an answer of another server has no such field
    const { data } = (await response.json()) as { data?: Setup }
    return data?.is_token_known === undefined ? null : data
  } catch {
    return null
  }
}

/**
 * Describes what a developer must change if the service refuses this page.
 *
 * @param error - the error of the refused call: the service's, or the browser's if it blocked the call
 * @returns null if neither the token nor the origin is wrong
 */
export function describeRefusal(found: Setup, client: Client, error: unknown): Advice | null {
  const { baseUrl, publicToken } = getInternals(client)
  if (!found.is_token_known) {
    const answer =
      error instanceof PorticoAPIError ? `${error.status_code} ${error.error_type}` : 'no project'
    return {
      title: 'This public token is not known here',
      text: 'The service answered, but has no project with this token.',
      facts: [
        ['Token', publicToken],
        ['Service', baseUrl],
        ['Answer', answer],
      ],
      code: { before: "new Portico('", changed: 'public-token-test-…', after: "')" },
      hint: 'npm start prints the token, the playground’s Snippet tab contains it, and portico.config.ts has those of its projects. Your users see “Unauthorized credentials.”',
    }
  }
  if (found.is_origin_allowed) return null
  const origin = found.origin ?? location.origin
  return {
    title: 'This page may not talk to the service',
    text: 'The origin of this page is not in the project’s list.',
    facts: [
      ['Origin', origin],
      ['Project', found.project_name ?? publicToken],
      ['Setting', 'allowedOrigins'],
    ],
    code: { before: 'allowedOrigins: [\n', changed: `+ '${origin}',`, after: '\n]' },
    hint: `${toConfigHint('the line')} Links and providers lead back only to what redirectUrls lists: add '${location.origin}${location.pathname}' there. Your users see “Unauthorized action.”`,
  }
}
