import { verifyEntropy } from '../checks/entropy.ts'
import { ensure, fail } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'
import type { RegistrationOptions } from './register-client.ts'
import { signIn } from './sign-in.ts'

/** What a client app registers that wants refresh tokens. */
export const offlineAccess: RegistrationOptions = {
  metadata: { grant_types: ['authorization_code', 'refresh_token'] },
}

/** Signs in and asks for a refresh token: by its scope, with the person's consent (Core 11). */
export async function signInOffline(context: TestContext, registration: RegistrationOptions = {}) {
  const metadata = { ...registration.metadata, ...offlineAccess.metadata }
  const signedIn = await signIn(context, {
    registration: { ...registration, metadata },
    params: { scope: 'openid offline_access', prompt: 'consent' },
  })
  const { refreshToken } = signedIn.tokens
  if (!refreshToken) return fail('token endpoint: there is no refresh token')
  ensure(/^[\x20-\x7e]+$/.test(refreshToken), 'the refresh token holds characters that it may not')
  verifyEntropy(refreshToken, 'the refresh token')
  return { ...signedIn, refreshToken }
}

export function toRefreshGrant(refreshToken: string) {
  return { grant_type: 'refresh_token', refresh_token: refreshToken }
}
