import {
  isForeignOneTap,
  type OauthOptions,
  type OauthProviderOptions,
} from '../../declarations/oauth/options.ts'

/** Returns the providers of a configuration, in the order of their buttons. */
export const toProviders = (options: OauthOptions | undefined): OauthProviderOptions[] =>
  (options?.providers ?? [])
    // a page without TypeScript may list any value
    .map((it) => (typeof it === 'string' ? { type: it } : { ...it, type: String(it?.type) }))
    // only Google supports One Tap: for another provider, it would replace the button
    .map((it) => (isForeignOneTap(it) ? { ...it, one_tap: false } : it))
