import type { ReplyOf } from '@portico/contract'
import type { passwords } from '@portico/contract/methods/passwords'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions } from '../foundation/client-options.ts'
import { toUnreachableError } from '../foundation/errors/errors.ts'
import { internals } from '../kernel/internals.ts'
import type { ImmediateOptions } from '../methods/passkeys/ask-immediately.ts'
import type { WebauthnAuthenticationReply } from '../methods/passkeys/authenticate.ts'
import type { Client } from './client.ts'

/** Answer of a sign-in by one press. */
export type ImmediateReply = WebauthnAuthenticationReply | ReplyOf<typeof passwords.authenticate>

/**
 * Signs in by one press: where the browser has a passkey for the page, or a saved password, it shows them at once, without a
 * form. Where it has none it shows nothing, and the page goes on as it did before. Call it when the user presses "Log in";
 * browsers answer only a press. It is a function, and no part of the client, so that a page that does not use
 * it loads nothing of it.
 *
 * @param client - any client of this package
 * @param options.passwords - whether saved passwords are offered as well; the project has to offer passwords
 * @returns null when the page has to show its own way in: the browser knows no such request, it has neither passkey nor
 *   password, or the user closed it, which browsers do not tell apart. Null as well for a user who is signed in.
 * @throws WebauthnError `invalid_domain`
 * @throws PorticoAPIError as `webauthn.authenticate` and `passwords.authenticate`; `insufficient_factors` when a second step
 *   has to follow
 * @see https://developer.chrome.com/docs/identity/immediate-ui-mode
 * @example
 * ```ts
 * logIn.onclick = async () => {
 *   const done = await signInImmediately(client, { session_duration_minutes: 60 })
 *   if (!done) location.href = '/login'
 * }
 * ```
 */
export async function signInImmediately(
  client: Client,
  options: ImmediateOptions = {},
  callOptions?: CallOptions,
): Promise<ImmediateReply | null> {
  const context = await client[internals].preload()
  if (!context) throw toUnreachableError(undefined)
  // the chunk of `client.webauthn`
  const { createImmediateCall } = await import('../methods/passkeys/passkeys.ts').catch((cause) => {
    throw toUnreachableError(cause)
  })
  const askImmediately = createImmediateCall(context as CallContext) // the client's own
  const done = await askImmediately(options, callOptions)
  if (!done || !('password' in done)) return done
  const { session_duration_minutes } = options
  return client.passwords.authenticate({ ...done, session_duration_minutes }, callOptions)
}
