/** The names of types of sign-in at providers; `type-names.ts` of the package explains them. */
import type { ReplyOf } from '@portico/contract'
import type { oauth } from '@portico/contract/methods/oauth'
import type { OauthAuthenticateOptions } from './create-authenticate.ts'
import type { OauthApi } from './oauth.ts'
import type { OauthStartOptions } from './to-start-url.ts'

/** Options of `oauth.<provider>.start`. */
export type OAuthGetURLOptions = OauthStartOptions
/** Options of `oauth.authenticate`. */
export type OAuthAuthenticateOptions = OauthAuthenticateOptions
/** Answer of `oauth.authenticate`. */
export type OAuthAuthenticateResponse = ReplyOf<typeof oauth.authenticate>
/** Answer of `oauth.attach`. */
export type OAuthAttachResponse = ReplyOf<typeof oauth.attach>
/** `client.oauth`. */
export type IHeadlessOAuthClient = OauthApi
