/**
 * Which scopes a person may give to a client app: what everybody may say of themselves, and of the rbac policy
 * what their own roles give. Decided anew whenever tokens are issued, for roles change.
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

/** What is asked about: the person, and what kind of client app wants it. */
export interface ScopeGiver {
  readonly project: Pick<ProjectConfig, 'rbac' | 'identityProvider'>
  readonly user: Pick<UserRow, 'roles'>
  readonly isFirstParty: boolean
}

/** Every scope that means something in a project, its resources' own among them. */
export function listScopes({
  rbac,
  identityProvider,
}: Pick<ProjectConfig, 'rbac' | 'identityProvider'>): readonly string[] {
  const ofResources = identityProvider.resources.flatMap(({ scopes }) => scopes ?? [])
  return [...new Set([...listKnownScopes(rbac), ...ofResources])]
}

/** True when the person may give the scope to this kind of client app. */
export function isGrantable({ project, user, isFirstParty }: ScopeGiver, scope: string): boolean {
  const { rbac, identityProvider } = project
  if (isStandard(scope)) return true
  // Whoever holds it can become the person: never for somebody else's app.
  if (scope === fullAccessScope) return isFirstParty
  const ruled = rbac?.scopes.find((one) => one.scope === scope)
  if (!ruled) return identityProvider.resources.some(({ scopes }) => scopes?.includes(scope))
  const roles = toRoles(project, user)
  return ruled.permissions.every(({ resource_id, actions }) =>
    actions.every((action) => isAuthorized(rbac, roles, resource_id, action)),
  )
}

/** What a scope means, in the project's own words; empty where the widget has words for it. */
export function describeScope({ rbac }: Pick<ProjectConfig, 'rbac'>, scope: string): string {
  return rbac?.scopes.find((one) => one.scope === scope)?.description ?? ''
}

/** The scopes of a resource; of one that names none, every one of the rbac policy. */
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
