import type { Provider } from './provider.ts'
import { toProfile } from './read-claims.ts'

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
  async readProfile({ userInfo }) {
    const user = await userInfo()
    return toProfile({ id: user.user_id, email: user.email, name: user.name })
  },
}
