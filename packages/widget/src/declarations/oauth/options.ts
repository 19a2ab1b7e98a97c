import type { OAuthProviders, OauthStartOptions } from '@portico/client'

/** Where Google One Tap appears. */
export const OneTapPositions = {
  embedded: 'embedded',
  floating: 'floating',
  embeddedOnly: 'embeddedOnly',
  floatingOrEmbedded: 'floatingOrEmbedded',
  forceLegacyEmbedded: 'forceLegacyEmbedded',
} as const

/** One of `OneTapPositions`. */
export type OneTapPositions = (typeof OneTapPositions)[keyof typeof OneTapPositions]

/** One provider: its button, and what is asked of it. */
export interface OauthProviderOptions
  extends Pick<OauthStartOptions, 'custom_scopes' | 'provider_params'> {
  /** One of `OAuthProviders`, or a provider of the project's own, by the name that the project gave it. */
  type: OAuthProviders | (string & {}) // the second keeps the first ones as suggestions
  /** Of a provider of the project's own: its name as people read it, which the button says. */
  label?: string
  /** Of a provider of the project's own: the address of its mark, 20 by 20 pixels. */
  icon?: string
  /** Offers Google One Tap in the place of the button. Of Google alone. @default false */
  one_tap?: boolean
  /** Where One Tap appears. @default 'floating' */
  position?: OneTapPositions
  /** Whether One Tap goes away when somebody presses elsewhere. @default true */
  cancel_on_tap_outside?: boolean
}

/** Sign-in with an account at another site. */
export interface OauthOptions {
  /** In the order of their buttons; the one that the user signed in with last is marked. */
  providers: readonly (OauthProviderOptions | OauthProviderOptions['type'])[]
  /** Where who has an account is led afterwards. @default this page, if a link may lead to it, else the project's */
  loginRedirectURL?: string
  /** Where who is new is led afterwards. @default this page, if a link may lead to it, else the project's */
  signupRedirectURL?: string
}

/** Whether One Tap is asked of a provider that does not have it. */
export const isForeignOneTap = (it: OauthProviderOptions | string): boolean =>
  typeof it === 'object' && Boolean(it?.one_tap) && it.type !== 'google'
