/**
 * The identity provider in its older dialect, for a service that does not have the newer calls: scopes are one text,
 * and the decision is a form that the browser follows. Protocol facts, section 2.11.
 */
import {
  type CommonReply,
  identityProvider,
  type ReplyOf,
  type RequestOf,
  type User,
} from '@portico/contract'
import { StytchAPIError, StytchAPIUnreachableError } from '../foundation/errors/errors.ts'
import type { FormField } from '../foundation/ports.ts'
import type { AuthorizeDecision, AuthorizeRequest } from './idp-calls.ts'

/** Whether a service says that it does not have a call at all. A client app that it does not know is another matter. */
export const isCallMissing = (error: unknown): boolean =>
  error instanceof StytchAPIError
    ? error.status_code === 404 && /^(route|endpoint)?_?not_found$/.test(error.error_type)
    : error instanceof StytchAPIUnreachableError && /^404\b/.test(`${error.cause}`)

/** The same request in the older dialect. */
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

/** The older dialect's answer as the newer one gives it. */
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

/** A decision as a form: what the headers of a call say is in it as well, because a form has no headers of its own. */
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

/** Path of the form, where the start's is too. */
export const formPath = identityProvider.olderAuthorizeStart.path.replace(/\/start$/, '')

/** What a form that is on its way answers here: nothing. */
export const formReply = (): CommonReply & { redirect_uri: string } => ({
  request_id: '',
  status_code: 200,
  redirect_uri: '',
})
