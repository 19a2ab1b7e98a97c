import type { Provider } from './provider.ts'
import { readClaims, toAnswer, toText } from './read-claims.ts'

/**
 * Apple. The client secret is a JWT that the client signs. Apple posts its answer, since the request includes the
 * scopes for name and address. Only the first answer contains the name, beside the code.
 *
 * @see https://developer.apple.com/documentation/signinwithapple/authenticating-users-with-sign-in-with-apple
 * @see https://developer.apple.com/documentation/signinwithapplerestapi
 */
export const apple: Provider = {
  name: 'Apple',
  baseUrl: 'https://appleid.apple.com',
  endpoints: { authorization: '/auth/authorize', token: '/auth/token', keys: '/auth/keys' },
  scopes: ['name', 'email'],
  parameters: { response_mode: 'form_post' },
  readProfile({ claims, callback }) {
    const profile = readClaims(claims)
    const name = readName(callback.get('user'))
    return {
      ...profile,
      // Some of Apple's id_tokens contain the flag as a string.
      isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
      name,
    }
  },
}

/**
 * Reads the user's name from the callback. Anyone can forge this field, so nothing but the name is read from it, and
 * never an address.
 */
function readName(user: string | null): { first: string; last: string } {
  try {
    const name = toAnswer(toAnswer(JSON.parse(user ?? '{}')).name)
    return { first: toText(name.firstName), last: toText(name.lastName) }
  } catch {
    return { first: '', last: '' }
  }
}
