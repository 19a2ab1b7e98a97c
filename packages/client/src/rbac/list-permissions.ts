import type { RbacPolicy } from '@portico/contract'
import { isPermitted } from './is-permitted.ts'

/** Lists every action of every resource of the policy, and whether one of the roles may do it. */
export const listPermissions = (
  policy: RbacPolicy | null,
  roles: readonly string[],
): Record<string, Record<string, boolean>> =>
  Object.fromEntries(
    (policy?.resources ?? []).map(({ resource_id, actions }) => [
      resource_id,
      Object.fromEntries(
        actions.map((action) => [action, isPermitted(policy, roles, resource_id, action)]),
      ),
    ]),
  )
