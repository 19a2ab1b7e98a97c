import type { ReplyOf } from '@portico/contract'
import type { passkeys } from '@portico/contract/methods/passkeys'
import { type CodeStepsApi, createCalls } from '../account/second-steps.ts'
import type { CallContext } from '../calls/call-context.ts'
import { delegate } from '../calls/lazy.ts'
import type { CallOptions, SessionDuration } from '../foundation/client-options.ts'
import { toUnreachableError } from '../foundation/errors/errors.ts'
import { internals } from '../kernel/internals.ts'
import type { WebauthnAuthenticationReply } from '../methods/passkeys/authenticate.ts'
import type { PasskeyStepOptions } from '../methods/passkeys/passkey-steps.ts'
import type { WebauthnRegistrationReply } from '../methods/passkeys/register.ts'
import type { Client } from './client.ts'

/** What a sign-in still needs after its first step. */
export interface SecondStepsApi extends CodeStepsApi {
  /**
   * Creates a passkey in a sign-in that was refused with an `enrolment` in its details. Call it when the user presses a
   * button. Nothing is stored until `completePasskey`, so that the user can save the recovery codes first.
   *
   * @throws WebauthnError when the browser gave no passkey: `cancelled`, `already_registered`, `invalid_domain`, …
   * @throws PorticoAPIError `insufficient_factors`: the user has a second step by now, `intermediate_session_not_found`
   */
  createPasskey(
    options?: PasskeyStepOptions,
    callOptions?: CallOptions,
  ): Promise<ReplyOf<typeof passkeys.registerCheck>>
  /**
   * Stores the passkey with its recovery codes, and starts the session of the sign-in in which it was created.
   *
   * @throws PorticoAPIError `no_pending_webauthn_registration`, `insufficient_factors`, `intermediate_session_not_found`
   */
  completePasskey(
    options: { webauthn_registration_id: string } & SessionDuration,
    callOptions?: CallOptions,
  ): Promise<WebauthnRegistrationReply>
  /**
   * Completes a sign-in with a passkey of its user. Call it when the user presses a button.
   *
   * @param options.remember_device - later sign-ins of this user on this device need no second step
   * @throws WebauthnError when the browser gave no passkey
   * @throws PorticoAPIError `no_active_webauthn_registrations`: the user has none for this domain,
   *   `intermediate_session_not_found`
   */
  authenticatePasskey(
    options?: PasskeyStepOptions & SessionDuration & { remember_device?: boolean },
    callOptions?: CallOptions,
  ): Promise<WebauthnAuthenticationReply>
}

/**
 * The calls between the two steps of a sign-in. The code of an authenticator app goes to `client.totps` instead. They are
 * a function, and no part of the client, so that a page which has no second step loads nothing of them.
 *
 * @param client - any client of this package
 * @example
 * ```ts
 * await secondSteps(client).authenticateEmail({ code: '123456', session_duration_minutes: 60 })
 * ```
 */
export function secondSteps(client: Client): SecondStepsApi {
  const preload = async () => {
    const context = await client[internals].preload()
    if (!context) throw toUnreachableError(undefined)
    return context as CallContext // the client's own
  }
  return {
    ...delegate<CodeStepsApi>(async () => createCalls(await preload()), {
      get: 1,
      putOff: 1,
      sendEmail: 1,
      forgetDevices: 1,
      authenticateEmail: 1,
      sendSms: 1,
      authenticateSms: 1,
      addSms: 1,
      removeSms: 1,
      sendWayBack: 1,
      startWayBack: 1,
      stopWayBack: 1,
    }),
    ...delegate<Omit<SecondStepsApi, keyof CodeStepsApi>>(
      async () => {
        const context = await preload()
        // the chunk of `client.webauthn`
        const { createStepCalls } = await import('../methods/passkeys/passkeys.ts').catch(
          (cause) => {
            throw toUnreachableError(cause)
          },
        )
        return createStepCalls(context)
      },
      { createPasskey: 1, completePasskey: 1, authenticatePasskey: 1 },
    ),
  }
}
