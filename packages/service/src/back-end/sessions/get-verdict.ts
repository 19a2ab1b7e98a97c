import type { RbacPolicy } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isAuthorized } from '../../kernel/rbac/is-authorized.ts'

/**
 * Decides whether a user may take an action, and names the roles that permit it.
 *
 * @param roles by `toRoles`
 * @throws AuthError `unauthorized_action` when none of them permits it
 */
export function getVerdict(
  policy: RbacPolicy | null,
  roles: readonly string[],
  check: { readonly resource_id: string; readonly action: string },
): { authorized: true; granting_roles: string[] } {
  const granting = roles.filter((role) =>
    isAuthorized(policy, [role], check.resource_id, check.action),
  )
  if (granting.length === 0) throw new AuthError('unauthorized_action')
  return { authorized: true, granting_roles: granting }
}
