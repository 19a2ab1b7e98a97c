/** The parts of an EIP-4361 message that the caller may choose, checked against its grammar and the project. */

import { limits } from '@portico/contract'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { isOriginAllowed } from '../../kernel/http/projects.ts'
import { defaultStatement, type SignInMessage } from './sign-in-message.ts'

/** The parts in the form in which the caller sends them. */
export interface SentSiweParams {
  readonly domain?: string | undefined
  readonly uri?: string | undefined
  readonly chain_id?: string | undefined
  readonly issued_at?: string | undefined
  readonly statement?: string | undefined
  readonly not_before?: string | undefined
  readonly message_request_id?: string | undefined
  readonly resources?: readonly string[] | undefined
}

type ChosenParts = Omit<SignInMessage, 'wallet' | 'nonce' | 'expiresAt'>

/** The largest chain id for which EIP-155's formula stays below 2^63. */
const maxChainId = 9_223_372_036_854_775_771n
const lifeMs = limits.cryptoWallet.challengeSeconds * 1_000

const uriPattern = /^[a-z][a-z0-9+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})+$/i
const statementPattern = /^[\w\-.~:/?#[\]@!$&'()*+,;= ]+$/
const pcharPattern = /^(?:[\w\-.~!$&'()*+,;=:@]|%[0-9a-f]{2})+$/i

/**
 * Reads and checks the chosen parts.
 *
 * @param page the page that sends the request: its address replaces a domain or URI that was left out
 * @throws AuthError `invalid_siwe_…` for the invalid part; `bad_request` for a time that does not parse or is outside
 *   the message's life
 */
export function readSiweParams(
  project: ProjectConfig,
  page: { readonly domain: string; readonly uri: string },
  params: SentSiweParams,
  now: number,
): ChosenParts {
  const { domain = page.domain, uri = page.uri, resources = [] } = params
  const { statement = defaultStatement, chain_id: chainId = '1' } = params
  if (!isDomain(project, domain)) throw new AuthError('invalid_siwe_domain')
  if (!uriPattern.test(uri) || !isOriginAllowed(project, toOrigin(uri))) {
    throw new AuthError('invalid_siwe_uri')
  }
  if (!/^[1-9]\d{0,18}$/.test(chainId) || BigInt(chainId) > maxChainId) {
    throw new AuthError('invalid_siwe_chain_id')
  }
  if (!statementPattern.test(statement)) throw new AuthError('invalid_siwe_statement')
  const requestId = params.message_request_id ?? null
  if (requestId !== null && !pcharPattern.test(requestId)) {
    throw new AuthError('invalid_siwe_message_request_id')
  }
  if (!resources.every((one) => uriPattern.test(one))) throw new AuthError('invalid_siwe_resource')
  const issuedAt = readTime('issued_at', params.issued_at) ?? now
  const notBefore = readTime('not_before', params.not_before)
  // The wallet shows this time to the user, so it must be the actual one.
  if (Math.abs(issuedAt - now) > lifeMs) refuseTime('issued_at', 'must be about now')
  if (notBefore !== null && notBefore >= now + lifeMs) {
    refuseTime('not_before', 'must be before the message expires')
  }
  return { domain, uri, chainId, statement, issuedAt, notBefore, requestId, resources }
}

/**
 * Returns true for the exact host of an origin that may use the project. EIP-4361 writes it without the scheme. An origin
 * by pattern is enough: unlike a passkey, the signature is for this one host, which the wallet compares with the page.
 */
const isDomain = (project: ProjectConfig, domain: string) =>
  ['https', 'http'].some((scheme) => isOriginAllowed(project, `${scheme}://${domain}`))

const toOrigin = (uri: string) => (isUrl(uri) ? new URL(uri).origin : '')

function readTime(field: string, text: string | undefined): number | null {
  if (text === undefined) return null
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const time = isTime ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) refuseTime(field, 'must be an RFC 3339 time')
  return time
}

function refuseTime(field: string, reason: string): never {
  throw new AuthError('bad_request', { details: { field: `siwe_params.${field}`, reason } })
}
