import type { Operation } from './operation.ts'

/**
 * Operations of a host, which need no session of the user: they may follow any ending, and none may fail unexpectedly.
 */
export const byHost: readonly Operation[] = [
  {
    name: 'change of the user, by the host',
    basis: 'host',
    prepare: async ({ host }, { userId }) => ({
      run: () => host.put(`/users/${userId}`, { name: { first_name: 'Ada' } }),
    }),
  },
  {
    name: 'block, by the host',
    basis: 'host',
    prepare: async ({ host }, { userId }) => ({ run: () => host.put(`/users/${userId}/block`) }),
  },
  {
    name: 'authenticator app added, by the host',
    basis: 'host',
    prepare: async ({ host }, { userId }) => ({
      run: () => host.post('/totps', { user_id: userId }),
    }),
  },
  {
    name: 'password removed, by the host',
    basis: 'host',
    async prepare({ host, storage, projectId }, { userId }) {
      const password = await storage.passwords.find(projectId, userId)
      return { run: () => host.del(`/users/passwords/${password?.passwordId}`) }
    },
  },
]
