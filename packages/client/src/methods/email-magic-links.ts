import { emailMagicLinks } from '@portico/contract'
import type { MagicLinksApi } from '../client.ts'
import type { MethodContext } from '../method-context.ts'
import { requireString } from '../require-string.ts'

/** Makes `client.magicLinks`. */
export function createMagicLinks({ call, signIn, isSignedIn }: MethodContext): MagicLinksApi {
  return {
    email: {
      async loginOrCreate(email, options, callOptions) {
        requireString('magicLinks.email.loginOrCreate', 'email', email)
        return call(emailMagicLinks.loginOrCreate, { ...options, email }, callOptions)
      },
      async send(email, options, callOptions) {
        requireString('magicLinks.email.send', 'email', email)
        const operation = isSignedIn() ? emailMagicLinks.sendSecondary : emailMagicLinks.sendPrimary
        return call(operation, { ...options, email }, callOptions)
      },
    },
    async authenticate(token, { session_duration_minutes } = {}, callOptions) {
      requireString('magicLinks.authenticate', 'token', token)
      return signIn(emailMagicLinks.authenticate, { token, session_duration_minutes }, callOptions)
    },
  }
}
