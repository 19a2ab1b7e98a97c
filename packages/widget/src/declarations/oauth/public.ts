export {
  type OauthOptions,
  type OauthOptions as OAuthOptions,
  type OauthProviderOptions,
  type OauthProviderOptions as ProviderOptions,
  OneTapPositions,
} from './options.ts'
