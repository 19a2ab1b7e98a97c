import type { UpstreamClient } from './upstream.ts'

/** Lists the scopes of every sign-in: those of the provider, and those that the project adds. */
export const listScopes = ({ provider, config }: UpstreamClient): readonly string[] => [
  ...(provider.scopes ?? ['openid', 'email', 'profile']),
  ...(config.scopes ?? []),
]
