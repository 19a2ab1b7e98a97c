/** Who may do what: decided by the project's policy and a person's roles alone. No storage, no request. */
import type { RbacPolicy } from '@portico/contract'

/**
 * True when one of the roles permits the action on the resource. `*` in a permission stands for every
 * action of that resource. Without a policy nobody may do anything.
 *
 * @param roles a person's, by `toRoles`
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
