import type { RbacPolicy } from '@portico/contract'

/** Scopes that every project knows. */
export const standardScopes = [
  'openid',
  'profile',
  'email',
  'phone',
  'address',
  'offline_access',
] as const

/** Everything that the person may do; only for apps that name it among their scopes. */
export const fullAccessScope = 'full_access'

/** Every scope that a client app of the project may be given. */
export const listKnownScopes = (rbac: RbacPolicy | null): readonly string[] => [
  ...new Set([
    ...standardScopes,
    fullAccessScope,
    ...(rbac?.scopes ?? []).map(({ scope }) => scope),
  ]),
]
