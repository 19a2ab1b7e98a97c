import type { Provider } from './provider.ts'
import { readClaims, toAnswer, toText } from './read-claims.ts'

/**
 * Apple. The secret is a JWT that the client signs; the answer is posted, since a name or an address is asked for; the
 * name stands in the first answer alone, beside the code.
 *
 * @see https://developer.apple.com/documentation/signinwithapple/authenticating-users-with-sign-in-with-apple
 * @see https://developer.apple.com/documentation/signinwithapplerestapi
 */
export const apple: Provider = {
  name: 'Apple',
  baseUrl: 'https://appleid.apple.com',
  endpoints: { authorization: '/auth/authorize', token: '/auth/token', keys: '/auth/keys' },
  scopes: ['name', 'email'],
  clientAuthentication: 'post',
  parameters: { response_mode: 'form_post' },
  readProfile({ claims, callback }) {
    const profile = readClaims(claims)
    const name = readName(callback.get('user'))
    return {
      ...profile,
      // Apple writes it as a text in some id_tokens.
      isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
      name,
    }
  },
}

/** What anybody could have put into the answer: a name, and never an address. */
function readName(user: string | null): { first: string; last: string } {
  try {
    const name = toAnswer(toAnswer(JSON.parse(user ?? '{}')).name)
    return { first: toText(name.firstName), last: toText(name.lastName) }
  } catch {
    return { first: '', last: '' }
  }
}
