import type { Provider } from './provider.ts'
import { toName, toSubject, toText } from './read-claims.ts'

/**
 * Login with Amazon. Its profile does not state whether the address is verified.
 *
 * @see https://developer.amazon.com/docs/login-with-amazon/authorization-code-grant.html
 * @see https://developer.amazon.com/docs/login-with-amazon/obtain-customer-profile.html
 */
export const amazon: Provider = {
  name: 'Amazon',
  baseUrl: 'https://www.amazon.com',
  endpoints: {
    authorization: '/ap/oa',
    token: 'https://api.amazon.com/auth/o2/token',
    userInfo: 'https://api.amazon.com/user/profile',
  },
  scopes: ['profile'],
  clientAuthentication: 'post',
  async readProfile({ userInfo }) {
    const user = await userInfo()
    return {
      subject: toSubject(user.user_id),
      email: toText(user.email) || null,
      isEmailVerified: false,
      name: toName(user.name),
    }
  },
}
