import type { ReplyOf } from '@portico/contract'
import { passkeys } from '@portico/contract/methods/passkeys'
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'
import { showPasskey, type WebauthnAuthenticationReply } from './authenticate.ts'
import { type PasskeyContext, reportFaults } from './passkey-context.ts'
import { createPasskey, type WebauthnRegistrationReply } from './register.ts'
import { checkWebauthn } from './to-webauthn-error.ts'
import { WebauthnError } from './webauthn-error.ts'

/** Options of a passkey between the two steps of a sign-in. */
export interface PasskeyStepOptions {
  /** The page's host name, or a domain that the host name ends in. @default the page's host name */
  domain?: string
}

/** Makes the calls of `secondSteps(client)` that ask the browser for a passkey. */
export function createPasskeySteps(context: PasskeyContext & Pick<CallContext, 'secondStep'>) {
  const { ports, page, call, signIn, signaller, isSignedIn, secondStep } = context
  const readFirstStep = () => ({
    intermediate_session_token: secondStep.getToken(isSignedIn()) ?? '',
  })
  /** A prompt that the user asked for always ends with an answer or an error. */
  const need = <Reply>(reply: Reply | null): Reply => {
    if (!reply) throw new WebauthnError('cancelled', 'The browser gave no passkey.')
    return reply
  }
  return {
    async createPasskey(
      options: PasskeyStepOptions = {},
      callOptions: CallOptions = {},
    ): Promise<ReplyOf<typeof passkeys.registerCheck>> {
      return reportFaults(context, async () => {
        validate('secondSteps.createPasskey', options, { domain: 'string?' })
        checkWebauthn(page, 'create')
        const { domain = ports.page.hostname } = options
        const start = { ...readFirstStep(), domain, user_agent: page.userAgent }
        return need(
          await createPasskey(context, {
            domain,
            signal: callOptions.signal,
            start: (signal) => call(passkeys.registerStart, start, { ...callOptions, signal }),
            finish: (public_key_credential) =>
              call(
                passkeys.registerCheck,
                { ...readFirstStep(), public_key_credential },
                callOptions,
              ),
          }),
        )
      })
    },
    async completePasskey(
      options: { webauthn_registration_id: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<WebauthnRegistrationReply> {
      validate('secondSteps.completePasskey', options, {
        webauthn_registration_id: 'string',
        session_duration_minutes: 'number?',
      })
      const { webauthn_registration_id, session_duration_minutes } = options
      const body = { webauthn_registration_id, session_duration_minutes, ...readFirstStep() }
      const { webauthn_signals, ...reply } = await signIn(
        passkeys.registerComplete,
        body,
        callOptions,
      )
      signaller.signalAccepted(webauthn_signals)
      return reply
    },
    async authenticatePasskey(
      options: PasskeyStepOptions & SessionDuration & { remember_device?: boolean } = {},
      callOptions: CallOptions = {},
    ): Promise<WebauthnAuthenticationReply> {
      return reportFaults(context, async () => {
        validate('secondSteps.authenticatePasskey', options, {
          domain: 'string?',
          session_duration_minutes: 'number?',
          remember_device: 'boolean?',
        })
        checkWebauthn(page, 'get')
        const { domain = ports.page.hostname, session_duration_minutes, remember_device } = options
        const more = { session_duration_minutes, remember_device }
        return need(
          await showPasskey(context, {
            domain,
            signal: callOptions.signal,
            start: (signal) =>
              call(
                passkeys.authenticateStartSecondary,
                { ...readFirstStep(), domain },
                { ...callOptions, signal },
              ),
            finish: (public_key_credential) =>
              signIn(
                passkeys.authenticate,
                { public_key_credential, ...more, ...readFirstStep() },
                { ...callOptions, defence: 'full' },
              ),
          }),
        )
      })
    },
  }
}
