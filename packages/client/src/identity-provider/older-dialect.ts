/**
 * The older dialect of the identity provider, for a service that lacks the newer calls: scopes are one text, and the
 * decision is a form that the browser submits. Protocol facts, section 2.11.
 */
import {
  type CommonReply,
  identityProvider,
  type ReplyOf,
  type RequestOf,
  type User,
} from '@portico/contract'
import { PorticoAPIError, PorticoAPIUnreachableError } from '../foundation/errors/errors.ts'
import type { FormField } from '../foundation/ports.ts'
import type { AuthorizeDecision, AuthorizeRequest } from './idp-calls.ts'

/** Tells whether an error means that the service does not have the call; an unknown client app is a different error. */
export const isCallMissing = (error: unknown): boolean =>
  error instanceof PorticoAPIError
    ? error.status_code === 404 && /^(route|endpoint)?_?not_found$/.test(error.error_type)
    : error instanceof PorticoAPIUnreachableError && /^404\b/.test(`${error.cause}`)

/** Translates a request to the older dialect. */
export function toOlderRequest({
  scopes,
  resources,
  prompt = '',
  account_selected: _unknown,
  ...request
}: AuthorizeRequest): RequestOf<typeof identityProvider.olderAuthorizeStart> {
  const scope = scopes.join(' ')
  return { ...request, ...(resources && { resource: resources }), scope, prompt }
}

const split = (scopes: string) => scopes.split(' ').filter(Boolean)

/** Translates an answer of the older dialect to the newer. */
export function toNewerReply(
  reply: ReplyOf<typeof identityProvider.olderAuthorizeStart>,
  user: User,
): ReplyOf<typeof identityProvider.authorizeStart> {
  const { oidc_client, grantable_scope, ungrantable_scope, ...common } = reply
  const toResults = (scopes: string, is_grantable: boolean) =>
    split(scopes).map((scope) => ({ scope, is_grantable, description: '' }))
  return {
    ...common,
    user_id: user.user_id,
    user,
    client: oidc_client,
    scope_results: [...toResults(grantable_scope, true), ...toResults(ungrantable_scope, false)],
  }
}

/**
 * Makes the form fields of a decision. They include the values of a call's headers, because a form cannot set headers.
 */
export function toForm(
  { consent_granted, ...request }: AuthorizeDecision,
  headers: Readonly<Record<string, string>>,
): FormField[] {
  const fields = { ...toOlderRequest(request), consent_granted, ...toHeaderFields(headers) }
  return Object.entries(fields).flatMap(([name, given]) =>
    [given]
      .flat()
      .filter((value) => value !== undefined && value !== '')
      .map((value) => [name, `${value}`] as const),
  )
}

const carried = ['Authorization', 'X-SDK-Client', 'X-SDK-Parent-Host']

const toHeaderFields = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(carried.map((name) => [`__${name}`, headers[name] ?? '']))

/** Path to which the form is sent; it is the start's path without `/start`. */
export const formPath = identityProvider.olderAuthorizeStart.path.replace(/\/start$/, '')

/**
 * Makes the answer for a form that the browser is submitting: all fields are empty, because the page does not see the
 * service's answer.
 */
export const formReply = (): CommonReply & { redirect_uri: string } => ({
  request_id: '',
  status_code: 200,
  redirect_uri: '',
})
