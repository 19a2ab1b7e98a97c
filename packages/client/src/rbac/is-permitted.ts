import type { RbacPolicy } from '@portico/contract'

const everyAction = '*'

/** Whether one of the roles may do something. Nobody may do what no role of the policy allows. */
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
