import { otp } from '@portico/contract'
import type { OtpsApi } from '../client.ts'
import type { MethodContext } from '../method-context.ts'
import { requireString } from '../require-string.ts'

/** Makes `client.otps`. */
export function createOtps({ call, signIn, isSignedIn }: MethodContext): OtpsApi {
  return {
    email: {
      async loginOrCreate(email, options, callOptions) {
        requireString('otps.email.loginOrCreate', 'email', email)
        return call(
          otp.emailLoginOrCreate,
          { ...options, email },
          { ...callOptions, defence: 'full' },
        )
      },
      async send(email, options, callOptions) {
        requireString('otps.email.send', 'email', email)
        const operation = isSignedIn() ? otp.emailSendSecondary : otp.emailSendPrimary
        return call(operation, { ...options, email }, { ...callOptions, defence: 'captcha' })
      },
    },
    async authenticate(code, methodId, { session_duration_minutes } = {}, callOptions) {
      requireString('otps.authenticate', 'code', code)
      requireString('otps.authenticate', 'method_id', methodId)
      const body = { token: code, method_id: methodId, session_duration_minutes }
      return signIn(otp.authenticate, body, { ...callOptions, defence: 'full' })
    },
  }
}
