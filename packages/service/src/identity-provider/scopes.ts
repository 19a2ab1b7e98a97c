/**
 * The scopes that a user may grant to a client app: the standard scopes about themselves, and the scopes of the rbac
 * policy that their roles include. They are evaluated whenever tokens are issued, since roles change.
 */

import {
  fullAccessScope,
  listKnownScopes,
  standardScopes,
} from '../kernel/client-apps/known-scopes.ts'
import type { ProjectConfig } from '../kernel/config/config.ts'
import { isAuthorized } from '../kernel/rbac/is-authorized.ts'
import { toRoles } from '../kernel/rbac/to-roles.ts'
import type { UserRow } from '../kernel/storage/storage.ts'

/** The user and the kind of client app for which a scope is evaluated. */
export interface ScopeGiver {
  readonly project: Pick<ProjectConfig, 'rbac' | 'identityProvider'>
  readonly user: Pick<UserRow, 'roles'>
  readonly isFirstParty: boolean
}

/** Lists every scope that a project defines, including those of its resources. */
export function listScopes({
  rbac,
  identityProvider,
}: Pick<ProjectConfig, 'rbac' | 'identityProvider'>): readonly string[] {
  const ofResources = identityProvider.resources.flatMap(({ scopes }) => scopes ?? [])
  return [...new Set([...listKnownScopes(rbac), ...ofResources])]
}

/** Returns true when the user may grant the scope to this kind of client app. */
export function isGrantable({ project, user, isFirstParty }: ScopeGiver, scope: string): boolean {
  const { rbac, identityProvider } = project
  if (isStandard(scope)) return true
  // Full access lets its holder act as the user, so a third-party app never gets it.
  if (scope === fullAccessScope) return isFirstParty
  const ruled = rbac?.scopes.find((one) => one.scope === scope)
  if (!ruled) return identityProvider.resources.some(({ scopes }) => scopes?.includes(scope))
  const roles = toRoles(project, user)
  return ruled.permissions.every(({ resource_id, actions }) =>
    actions.every((action) => isAuthorized(rbac, roles, resource_id, action)),
  )
}

/** Returns the project's description of a scope; empty if there is none, so that the widget's own text is used. */
export function describeScope({ rbac }: Pick<ProjectConfig, 'rbac'>, scope: string): string {
  return rbac?.scopes.find((one) => one.scope === scope)?.description ?? ''
}

/** Lists the scopes of a resource. A resource that names none has every scope of the rbac policy. */
export function listResourceScopes(
  { rbac, identityProvider }: Pick<ProjectConfig, 'rbac' | 'identityProvider'>,
  address: string,
): readonly string[] {
  const resource = identityProvider.resources.find(({ url }) => url === address)
  if (!resource) return []
  return resource.scopes ?? (rbac?.scopes ?? []).map(({ scope }) => scope)
}

function isStandard(scope: string): boolean {
  const standard: readonly string[] = standardScopes
  return standard.includes(scope)
}
