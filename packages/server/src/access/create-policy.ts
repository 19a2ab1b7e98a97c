import type { CallService } from '../foundation/call-service.ts'

/** An action on a resource, as the roles of the project permit it. */
export interface Action {
  readonly resource_id: string
  readonly action: string
}

interface Role {
  readonly role_id: string
  readonly permissions: readonly {
    readonly resource_id: string
    readonly actions: readonly string[]
  }[]
}

/** How long the roles are used without being loaded again; milliseconds. */
const maxAgeMs = 60_000

const everyAction = '*'

/** Tells whether one of the roles may do an action. @throws PorticoServerError when the roles cannot be loaded */
export type IsPermitted = (roles: readonly string[], action: Action) => Promise<boolean>

/**
 * Creates the function that tells what roles permit. The project's roles are loaded at the first question and once a minute;
 * while the service is down the last ones are used.
 */
export function createIsPermitted(callService: CallService, now: () => number): IsPermitted {
  let roles: readonly Role[] | null = null
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<readonly Role[]> | null = null

  async function load(): Promise<readonly Role[]> {
    const answer = await callService({ method: 'GET', path: '/v1/rbac/policy' })
    const { policy } = answer as { policy: { roles: readonly Role[] } } // as /openapi.json has it
    roles = policy.roles
    loadedAt = now()
    return roles
  }

  async function getRoles(): Promise<readonly Role[]> {
    if (roles && now() - loadedAt < maxAgeMs) return roles
    loading ??= load().finally(() => {
      loading = null
    })
    if (!roles) return loading
    const last = roles
    return loading.catch(() => last)
  }

  return async (names, { resource_id, action }) =>
    (await getRoles()).some(
      ({ role_id, permissions }) =>
        names.includes(role_id) &&
        permissions.some(
          (permission) =>
            permission.resource_id === resource_id &&
            (permission.actions.includes(action) || permission.actions.includes(everyAction)),
        ),
    )
}
