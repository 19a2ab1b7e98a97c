/** A real OpenID provider, for a service under test to sign people in with. */
export {
  type OpenIdProvider,
  type OpenIdProviderOptions,
  startOpenIdProvider,
} from './openid-provider/start-openid-provider.ts'
