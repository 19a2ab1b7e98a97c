/** The user operations: who am I, and what kind of person stands behind an address. */
import type { users } from '@portico/contract'
import type { Dependencies } from '../dependencies.ts'
import type { Handlers } from '../http/register-operations.ts'
import { getSession } from '../sessions/get-session.ts'
import { parseEmail } from './parse-email.ts'
import { toUserView } from './to-user-view.ts'

/** Handlers of `users/*`. */
export function createUserHandlers(dependencies: Dependencies): Handlers<typeof users> {
  const { storage, rateLimits } = dependencies
  return {
    async me(call) {
      const { user } = await getSession(dependencies, call, 'user_unauthenticated')
      return toUserView(user)
    },

    async search({ project, source, body }) {
      const { canonical } = parseEmail(body.email)
      await rateLimits.takeSearch(project, source)
      // Same answer for everyone; the one under which a known and a new person go the same way on.
      if (project.privateMode) return { userType: 'passwordless' }
      const user = await storage.users.findByEmail(project.projectId, canonical)
      return { userType: user?.status === 'active' ? 'passwordless' : 'new' }
    },
  }
}
