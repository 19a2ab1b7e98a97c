/**
 * Decides whether a user may take an action, from the project's policy and the user's roles only, without storage or
 * request.
 */
import type { RbacPolicy } from '@portico/contract'

/**
 * True when one of the roles permits the action on the resource. `*` in a permission stands for all actions of that
 * resource. Without a policy every action is forbidden.
 *
 * @param roles the user's roles, by `toRoles`
 */
export function isAuthorized(
  policy: RbacPolicy | null,
  roles: readonly string[],
  resource: string,
  action: string,
): boolean {
  const held = policy?.roles.filter(({ role_id }) => roles.includes(role_id)) ?? []
  return held
    .flatMap(({ permissions }) => permissions)
    .some(
      ({ resource_id, actions }) =>
        resource_id === resource && (actions.includes(action) || actions.includes('*')),
    )
}
