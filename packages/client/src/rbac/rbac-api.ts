import type { User } from '@portico/contract'
import { loadOnce } from '../calls/lazy.ts'
import type { ClientInternals } from '../kernel/internals.ts'
import { isPermitted } from './is-permitted.ts'

/** Every action of every resource of the project's policy, and whether the signed-in person may do it. */
export type Permissions<Actions extends Record<string, string> = Record<string, string>> = {
  [Resource in keyof Actions]: { [Action in Actions[Resource]]: boolean }
}

const loadList = loadOnce(() => import('./list-permissions.ts'))

/** Makes `client.rbac`: the policy comes with the bootstrap, the roles with the person. */
export function createRbacApi(bootstrap: ClientInternals['bootstrap'], getUser: () => User | null) {
  const getRoles = () => getUser()?.roles ?? []
  const isAuthorizedSync = (resourceId: string, action: string) =>
    isPermitted(bootstrap.getSync().rbacPolicy, getRoles(), resourceId, action)
  return {
    /**
     * Whether the person may do something, as far as it is known here without a request.
     *
     * @param action - one of the resource's; a role with the action `*` may do them all
     * @returns false when signed out, before the policy ever arrived, and for what the policy does not name
     */
    isAuthorizedSync: (resourceId: string, action: string): boolean =>
      isAuthorizedSync(resourceId, action),
    /** Like `isAuthorizedSync`, once the project's policy has arrived. Never rejects. */
    async isAuthorized(resourceId: string, action: string): Promise<boolean> {
      await bootstrap.getAsync()
      return isAuthorizedSync(resourceId, action)
    },
    /**
     * Every permission at once, all false when signed out.
     *
     * @example
     * ```ts
     * type Policy = { document: 'create' | 'read'; image: 'read' }
     * const permissions = await client.rbac.allPermissions<Policy>()
     * createButton.hidden = !permissions.document.create
     * ```
     */
    async allPermissions<Actions extends Record<string, string>>(): Promise<Permissions<Actions>> {
      const { listPermissions } = await loadList()
      const { rbacPolicy } = await bootstrap.getAsync()
      // the host names the resources and actions of its own policy
      return listPermissions(rbacPolicy, getRoles()) as Permissions<Actions>
    },
  }
}

/**
 * What the signed-in person may do, by the project's policy and the person's roles. It decides what a page
 * shows; what really happens must be decided by the host's back end.
 */
export type RbacApi = ReturnType<typeof createRbacApi>
