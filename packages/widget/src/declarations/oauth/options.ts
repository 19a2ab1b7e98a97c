import type { OAuthProviders, OauthStartOptions } from '@portico/client'

/** The places where Google One Tap can appear. */
export const OneTapPositions = {
  embedded: 'embedded',
  floating: 'floating',
  embeddedOnly: 'embeddedOnly',
  floatingOrEmbedded: 'floatingOrEmbedded',
  forceLegacyEmbedded: 'forceLegacyEmbedded',
} as const

/** A value of `OneTapPositions`. */
export type OneTapPositions = (typeof OneTapPositions)[keyof typeof OneTapPositions]

/** Options of one provider: its button, and the request to the provider. */
export interface OauthProviderOptions
  extends Pick<OauthStartOptions, 'custom_scopes' | 'provider_params'> {
  /** A value of `OAuthProviders`, or the name of a custom provider in the project's settings. */
  type: OAuthProviders | (string & {}) // a plain `string` would hide the known names from the editor's suggestions
  /** The name that the button of a custom provider shows. Only for custom providers. */
  label?: string
  /** The address of a custom provider's icon, 20 by 20 pixels. Only for custom providers. */
  icon?: string
  /** Offers Google One Tap instead of the button. Only for Google. @default false */
  one_tap?: boolean
  /** Where One Tap appears. @default 'floating' */
  position?: OneTapPositions
  /** Whether One Tap closes when the user presses outside of it. @default true */
  cancel_on_tap_outside?: boolean
}

/** Options of sign-in with an account at an OAuth provider. */
export interface OauthOptions {
  /** The providers, in the order of their buttons. The provider that the user last signed in with is marked. */
  providers: readonly (OauthProviderOptions | OauthProviderOptions['type'])[]
  /**
   * The address that a user with an account is led to afterwards.
   *
   * @default this page, if it is on the project's list of redirect URLs, else the project's
   */
  loginRedirectURL?: string
  /**
   * The address that a new user is led to afterwards.
   *
   * @default this page, if it is on the project's list of redirect URLs, else the project's
   */
  signupRedirectURL?: string
}

/** Whether a provider other than Google has the option `one_tap`, which only Google supports. */
export const isForeignOneTap = (it: OauthProviderOptions | string): boolean =>
  typeof it === 'object' && Boolean(it?.one_tap) && it.type !== 'google'
