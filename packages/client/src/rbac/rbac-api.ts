import type { User } from '@portico/contract'
import { loadOnce } from '../calls/lazy.ts'
import type { ClientInternals } from '../kernel/internals.ts'
import { isPermitted } from './is-permitted.ts'

/** Every action of every resource of the project's policy, and whether the signed-in user may do it. */
export type Permissions<Actions extends Record<string, string> = Record<string, string>> = {
  [Resource in keyof Actions]: { [Action in Actions[Resource]]: boolean }
}

const loadList = loadOnce(() => import('./list-permissions.ts'))

/** Makes `client.rbac`: the policy comes with the bootstrap, the roles with the user. */
export function createRbacApi(bootstrap: ClientInternals['bootstrap'], getUser: () => User | null) {
  const getRoles = () => getUser()?.roles ?? []
  const isAuthorizedSync = (resourceId: string, action: string) =>
    isPermitted(bootstrap.getSync().rbacPolicy, getRoles(), resourceId, action)
  return {
    /**
     * Tells whether the user may do an action, by the policy and roles that this browser knows, without a request.
     *
     * @param action - an action of the resource; a role with the action `*` may do them all
     * @returns false when signed out, before the policy has arrived, and for actions that the policy does not name
     */
    isAuthorizedSync: (resourceId: string, action: string): boolean =>
      isAuthorizedSync(resourceId, action),
    /** Like `isAuthorizedSync`, once the project's policy has arrived. Never rejects. */
    async isAuthorized(resourceId: string, action: string): Promise<boolean> {
      await bootstrap.getAsync()
      return isAuthorizedSync(resourceId, action)
    },
    /**
     * Returns every permission at once, all false when signed out.
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
      // the host page's type argument names the resources and actions of its own policy
      return listPermissions(rbacPolicy, getRoles()) as Permissions<Actions>
    },
  }
}

/**
 * Permissions of the signed-in user, by the project's policy and the user's roles. They decide what a page shows; the
 * host's back end must decide what is actually allowed.
 */
export type RbacApi = ReturnType<typeof createRbacApi>
