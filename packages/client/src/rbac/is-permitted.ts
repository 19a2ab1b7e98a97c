import type { RbacPolicy } from '@portico/contract'

const everyAction = '*'

/** Tells whether one of the roles may do an action. An action that no role of the policy allows is forbidden. */
export const isPermitted = (
  policy: RbacPolicy | null,
  roles: readonly string[],
  resourceId: string,
  action: string,
): boolean =>
  !!policy?.roles.some(
    ({ role_id, permissions }) =>
      roles.includes(role_id) &&
      permissions.some(
        ({ resource_id, actions }) =>
          resource_id === resourceId && (actions.includes(action) || actions.includes(everyAction)),
      ),
  )
