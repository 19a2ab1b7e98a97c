/** The user operations for pages: read and change one's own account, and find the user type of an address. */
import { users } from '@portico/contract'
import { credentialRemovals, type RemovalName } from '@portico/contract/schemas'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { getSession } from '../sessions/get-session.ts'
import { cancelMyRecovery } from './cancel-my-recovery.ts'
import type { ConnectedApps } from './connected-apps.ts'
import { deleteFactor } from './delete-factor.ts'
import { deleteMe } from './delete-me.ts'
import { exportMe } from './export-me.ts'
import { restoreMe } from './restore-me.ts'
import { toRecoveryView } from './to-recovery-view.ts'
import { updateMe } from './update-me.ts'

type PageRemoval = Extract<RemovalName, keyof typeof users>

const pageRemovals = Object.keys(credentialRemovals).filter((name) => name in users)

/** Handlers of `users/*`. */
export function createUserHandlers(
  dependencies: Dependencies,
  connectedApps: ConnectedApps,
): Omit<Handlers<typeof users>, 'addEmail' | 'proveEmail' | 'makeEmailPrimary' | 'restoreEmail'> {
  const { storage, rateLimits, clock } = dependencies
  const remove = (operation: string) => {
    const kind = credentialKinds.find(({ removal }) => removal.operation === operation)
    return async (call: Call) => {
      if (kind) return deleteFactor(dependencies, call, kind)
      // No method of this version adds factors of this kind, so no user has any.
      await getOwnSession(dependencies, call)
      throw new AuthError('secondary_factor_not_found')
    }
  }
  const removals = Object.fromEntries(
    pageRemovals.map((operation) => [operation, remove(operation)]),
  ) as Record<PageRemoval, ReturnType<typeof remove>> // every operation has an entry
  return {
    async me(call) {
      const { user } = await getSession(dependencies, call, 'user_unauthenticated')
      return toUserView(user, call.project)
    },

    update: (call) => updateMe(dependencies, call),

    export: (call) => exportMe(dependencies, connectedApps, call),

    delete: (call) => deleteMe(dependencies, call),
    restore: (call) => restoreMe(dependencies, call),

    async search({ project, source, body }) {
      const { canonical } = parseEmail(body.email)
      await rateLimits.takeSearch(project, source)
      // In private mode every address gets the same answer: the type with which known and new users continue the same
      // way.
      if (project.privateMode) return { userType: 'passwordless' }
      const user = await storage.users.findByEmail(project.projectId, canonical)
      const asked =
        user && credentialKinds.find((kind) => kind.userType && kind.list(user.credentials)[0])
      if (asked?.userType) return { userType: asked.userType }
      return { userType: user?.status === 'active' ? 'passwordless' : 'new' }
    },

    deleteEmail: (call) => deleteFactor(dependencies, call, 'email'),
    ...removals,

    async connectedApps(call) {
      const { user } = await getSession(dependencies, call, 'user_unauthenticated')
      const apps = await connectedApps.list(call.project.projectId, user.userId)
      return { connected_apps: [...apps] }
    },

    async revokeConnectedApp(call) {
      const { project, source, params } = call
      const { user, session } = await getOwnSession(dependencies, call)
      const id = params.id ?? ''
      const isRevoked = await connectedApps.revoke(project.projectId, user.userId, id, session)
      if (!isRevoked) throw new AuthError('connected_app_not_found')
      await recordActivity(storage, dependencies, {
        action: 'connected_app.revoked',
        project,
        actor: toActor(session),
        user,
        session,
        source,
        details: { connected_app_id: id },
      })
      return {}
    },

    async recoveries(call) {
      const { user } = await getSession(dependencies, call, 'user_unauthenticated')
      const rows = await storage.recoveries.listOfUser(call.project.projectId, user.userId)
      return { recoveries: rows.map((row) => toRecoveryView(row, clock.now())) }
    },

    cancelRecovery: async (call) => ({
      recovery: toRecoveryView(await cancelMyRecovery(dependencies, call), clock.now()),
    }),
  }
}
