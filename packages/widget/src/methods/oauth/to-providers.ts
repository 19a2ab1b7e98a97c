import {
  isForeignOneTap,
  type OauthOptions,
  type OauthProviderOptions,
} from '../../declarations/oauth/options.ts'

/** The providers of a configuration, in the order of their buttons. */
export const toProviders = (options: OauthOptions | undefined): OauthProviderOptions[] =>
  (options?.providers ?? [])
    // a page without types may list anything
    .map((it) => (typeof it === 'string' ? { type: it } : { ...it, type: String(it?.type) }))
    // One Tap is Google's alone: elsewhere it would take the place of the button
    .map((it) => (isForeignOneTap(it) ? { ...it, one_tap: false } : it))
