import type { RbacPolicy } from '@portico/contract'

/** Scopes that every project has. */
export const standardScopes = [
  'openid',
  'profile',
  'email',
  'phone',
  'address',
  'offline_access',
] as const

/** The scope for everything that the user may do; only apps whose settings name it may request it. */
export const fullAccessScope = 'full_access'

/** Lists all scopes that a client app of the project may be given. */
export const listKnownScopes = (rbac: RbacPolicy | null): readonly string[] => [
  ...new Set([
    ...standardScopes,
    fullAccessScope,
    ...(rbac?.scopes ?? []).map(({ scope }) => scope),
  ]),
]
