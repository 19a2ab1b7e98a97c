import { otp } from '@portico/contract'
import type { OtpsApi } from '../client.ts'
import type { MethodContext } from '../method-context.ts'
import { validate } from '../validate.ts'

/** Makes `client.otps`. */
export function createOtps({ call, signIn, isSignedIn }: MethodContext): OtpsApi {
  return {
    email: {
      async loginOrCreate(email, options, callOptions) {
        validate('otps.email.loginOrCreate', { email }, { email: 'string' })
        return call(
          otp.emailLoginOrCreate,
          { ...options, email },
          { ...callOptions, defence: 'full' },
        )
      },
      async send(email, options, callOptions) {
        validate('otps.email.send', { email }, { email: 'string' })
        const operation = isSignedIn() ? otp.emailSendSecondary : otp.emailSendPrimary
        return call(operation, { ...options, email }, { ...callOptions, defence: 'captcha' })
      },
    },
    async authenticate(code, methodId, { session_duration_minutes } = {}, callOptions) {
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
