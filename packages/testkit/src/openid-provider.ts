/** A real OpenID provider at which the users of a service under test sign in. */
export {
  type OpenIdProvider,
  type OpenIdProviderOptions,
  startOpenIdProvider,
} from './openid-provider/start-openid-provider.ts'
