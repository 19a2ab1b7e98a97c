import type { OauthOptions, OauthProviderOptions } from './options.ts'

/**
 * The providers of a configuration, in the order of their buttons.
 *
 * @param lastUsed - the one that comes first, wherever it stands in the configuration
 */
export function toProviders(
  options: OauthOptions | undefined,
  lastUsed: string | null,
): OauthProviderOptions[] {
  const all = (options?.providers ?? []).map((it) => (typeof it === 'string' ? { type: it } : it))
  return [
    ...all.filter(({ type }) => type === lastUsed),
    ...all.filter(({ type }) => type !== lastUsed),
  ]
}
