import type { User } from '@portico/contract'
import type { Permissions, RbacApi } from '../api/rbac-api.ts'
import type { ClientInternals } from '../internals.ts'
import { isPermitted, listPermissions } from './permissions.ts'

/** Makes `client.rbac`: the policy comes with the bootstrap, the roles with the person. */
export function createRbacApi(
  bootstrap: ClientInternals['bootstrap'],
  getUser: () => User | null,
): RbacApi {
  const getRoles = () => getUser()?.roles ?? []
  const isAuthorizedSync: RbacApi['isAuthorizedSync'] = (resourceId, action) =>
    isPermitted(bootstrap.getSync().rbacPolicy, getRoles(), resourceId, action)
  return {
    isAuthorizedSync,
    async isAuthorized(resourceId, action) {
      await bootstrap.getAsync()
      return isAuthorizedSync(resourceId, action)
    },
    async allPermissions<Actions extends Record<string, string>>() {
      const { rbacPolicy } = await bootstrap.getAsync()
      // the host names the resources and actions of its own policy
      return listPermissions(rbacPolicy, getRoles()) as Permissions<Actions>
    },
  }
}
