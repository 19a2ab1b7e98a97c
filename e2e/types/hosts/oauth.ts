import { OAuthProviders, type StytchLoginConfig, type StytchUIClient } from '@stytch/vanilla-js'

export const config: StytchLoginConfig = {
  products: ['oauth'],
  oauthOptions: { providers: [{ type: OAuthProviders.Google, one_tap: true }] },
}

export const start = ({ oauth }: StytchUIClient) => oauth.github.start()
