import type { ReplyOf, RequestOf } from '@portico/contract'
import { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import type { CallContext } from '../../calls/call-context.ts'
import { loadOnce } from '../../calls/lazy.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'
import type { RequestOptions } from '../../kernel/request/request.ts'
import type { OtherDeviceOutcome } from './await-other-device.ts'

/** Options of a magic-link mail. */
export type MagicLinkOptions = Omit<
  RequestOf<typeof emailMagicLinks.loginOrCreate>,
  'email' | 'code_challenge' | 'dfp_telemetry_id' | 'captcha_token'
>

/** Makes `client.magicLinks`. */
export function createCalls(context: CallContext) {
  const { call, signIn, pkce, resetPkce, isSignedIn } = context
  const loadOtherDevice = loadOnce(() => import('./await-other-device.ts'))
  const send = async (
    operation: typeof emailMagicLinks.loginOrCreate,
    body: RequestOf<typeof operation>,
    options?: RequestOptions,
  ) => call(operation, { ...body, ...(await pkce.getChallenge()) }, { ...options, defence: 'full' })

  return {
    email: {
      /**
       * Mails a link that signs the user in; creates a user for a new address.
       *
       * @returns the service's answer; `other_device` is not enumerable, so that it is not logged by accident
       * @throws PorticoAPIError `invalid_email`
       */
      async loginOrCreate(
        email: string,
        options?: MagicLinkOptions,
        callOptions?: CallOptions,
      ): Promise<ReplyOf<typeof emailMagicLinks.loginOrCreate>> {
        validate('magicLinks.email.loginOrCreate', { email }, { email: 'string' })
        const reply = await send(
          emailMagicLinks.loginOrCreate,
          { ...options, email },
          { ...callOptions, isSimple: true },
        )
        // a holder of `other_device` can sign in, so logs and copies of the answer must not include it
        return Object.defineProperty(reply, 'other_device', { enumerable: false })
      },
      /** Mails a link to an existing user. @throws PorticoAPIError `email_not_found` */
      async send(
        email: string,
        options?: MagicLinkOptions,
        callOptions?: CallOptions,
      ): Promise<ReplyOf<typeof emailMagicLinks.sendPrimary>> {
        validate('magicLinks.email.send', { email }, { email: 'string' })
        const operation = isSignedIn() ? emailMagicLinks.sendSecondary : emailMagicLinks.sendPrimary
        return send(operation, { ...options, email }, callOptions)
      },
    },
    /** Uses the token of a link, which works once. @throws PorticoAPIError `unable_to_auth_magic_link` */
    async authenticate(
      token: string,
      options: SessionDuration = {},
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof emailMagicLinks.authenticate>> {
      const { session_duration_minutes } = options
      validate(
        'magicLinks.authenticate',
        { token, session_duration_minutes },
        { token: 'string', session_duration_minutes: 'number?' },
      )
      const use = (proof: { code_verifier?: string }) =>
        signIn(
          emailMagicLinks.authenticate,
          { token, session_duration_minutes, ...proof },
          callOptions,
        )
      // the log-in link of a reset mail was requested with the proof of the reset
      return resetPkce.withVerifier(use, () => pkce.withVerifier(use))
    },
    /**
     * Waits until the user opens the link on another device and picks there the number that this page shows; then
     * signs in. Aborting the call or leaving the page tells the service, and the link then signs in where it is
     * opened.
     *
     * @param pollToken - `other_device.poll_token` from the answer of `loginOrCreate` with `other_device: true`; keep
     * it in memory only
     * @returns the outcome of the link, when it is used, refused or expired
     * @throws PorticoAPIError `unable_to_auth_magic_link`, `user_blocked`
     * @example
     * const { other_device } = await client.magicLinks.email.loginOrCreate(email, { other_device: true })
     * if (other_device) {
     *   show(other_device.number)
     *   const outcome = await client.magicLinks.awaitOtherDevice(other_device.poll_token)
     * }
     */
    async awaitOtherDevice(
      pollToken: string,
      options?: SessionDuration,
      callOptions?: CallOptions,
    ): Promise<OtherDeviceOutcome> {
      const { awaitOtherDevice } = await loadOtherDevice()
      return awaitOtherDevice(context, pollToken, options, callOptions)
    },
    /**
     * Signs in with the six-digit code from the mail of a link, for the page that requested the mail; only projects
     * with such codes have it. Using the link invalidates the code, and the reverse.
     *
     * @param codeId - `code_id` from the answer of `loginOrCreate`
     * @throws PorticoAPIError `otp_code_not_found`, `user_lock_limit_reached`
     */
    async authenticateByCode(
      code: string,
      codeId: string,
      options: SessionDuration = {},
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof emailMagicLinks.authenticateByCode>> {
      const { session_duration_minutes } = options
      validate(
        'magicLinks.authenticateByCode',
        { code, codeId, session_duration_minutes },
        { code: 'string', codeId: 'string', session_duration_minutes: 'number?' },
      )
      return pkce.withVerifier((proof) =>
        signIn(
          emailMagicLinks.authenticateByCode,
          { code, code_id: codeId, session_duration_minutes, ...proof },
          { ...callOptions, defence: 'full' },
        ),
      )
    },
  }
}

/** Sign-in by a link in a mail. */
export type MagicLinksApi = ReturnType<typeof createCalls>
