import { isForeignOneTap, type OauthOptions, type OauthProviderOptions } from './options.ts'

/**
 * The providers of a configuration, in the order of their buttons.
 *
 * @param lastUsed - the one that comes first, wherever it stands in the configuration
 */
export function toProviders(
  options: OauthOptions | undefined,
  lastUsed: string | null,
): OauthProviderOptions[] {
  const all = (options?.providers ?? [])
    .map((it) => (typeof it === 'string' ? { type: it } : it))
    // One Tap is Google's alone: elsewhere it would take the place of the button
    .map((it) => (isForeignOneTap(it) ? { ...it, one_tap: false } : it))
  return [
    ...all.filter(({ type }) => type === lastUsed),
    ...all.filter(({ type }) => type !== lastUsed),
  ]
}
