import type { ReplyOf, RequestOf } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../client.ts'
import { validate } from '../validate.ts'

/** Options of a passcode mail. */
export type EmailPasscodeOptions = Omit<
  RequestOf<typeof otp.emailLoginOrCreate>,
  'email' | 'dfp_telemetry_id' | 'captcha_token'
>

/** Makes `client.otps`. */
export function createCalls({ call, signIn, isSignedIn }: CallContext) {
  return {
    email: {
      /** Mails a code that logs in, or signs up who is new. @throws StytchAPIError `invalid_email` */
      async loginOrCreate(
        email: string,
        options?: EmailPasscodeOptions,
        callOptions?: CallOptions,
      ): Promise<ReplyOf<typeof otp.emailLoginOrCreate>> {
        validate('otps.email.loginOrCreate', { email }, { email: 'string' })
        const body = { ...options, email }
        return call(otp.emailLoginOrCreate, body, { ...callOptions, defence: 'full' })
      },
      /** Mails a code to an existing person. @throws StytchAPIError `email_not_found` */
      async send(
        email: string,
        options?: EmailPasscodeOptions,
        callOptions?: CallOptions,
      ): Promise<ReplyOf<typeof otp.emailSendPrimary>> {
        validate('otps.email.send', { email }, { email: 'string' })
        const operation = isSignedIn() ? otp.emailSendSecondary : otp.emailSendPrimary
        return call(operation, { ...options, email }, { ...callOptions, defence: 'captcha' })
      },
    },
    /**
     * Uses a code, once.
     *
     * @param methodId - the `method_id` that the send answered
     * @throws StytchAPIError `otp_code_not_found`, `user_lock_limit_reached`
     */
    async authenticate(
      code: string,
      methodId: string,
      options: SessionDuration = {},
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof otp.authenticate>> {
      const { session_duration_minutes } = options
      validate(
        'otps.authenticate',
        { code, method_id: methodId, session_duration_minutes },
        { code: 'string', method_id: 'string', session_duration_minutes: 'number?' },
      )
      const body = { token: code, method_id: methodId, session_duration_minutes }
      return signIn(otp.authenticate, body, { ...callOptions, defence: 'full' })
    },
  }
}

/** Sign-in by a one-time passcode. */
export type OtpsApi = ReturnType<typeof createCalls>
