/** Actions that end something of a user, with the operations that may run or start at the same time. */
import { better, takeReset } from '../password-calls.ts'
import type { EndingsFixture, Member } from './create-endings-fixture.ts'
import type { Answer, Basis } from './operations.ts'

export interface Ending {
  readonly name: string
  /** False for an account whose address is not proved yet. */
  readonly isProved: boolean
  /** The kinds of operations that must fail afterwards. */
  readonly refused: readonly Basis[]
  /** True when it deletes the user. */
  readonly isRemoval?: boolean
  /** True when it ends only one session. */
  readonly isOfOne?: boolean
  /** The operations to combine with it; undefined means all that need the user. */
  readonly beside?: readonly Basis[]
  /** The names of the operations with which each change combines it; undefined means all. The long run has all. */
  readonly inEachChange?: readonly string[]
  /** An operation that makes it void by starting, because it requests the same mail. */
  readonly without?: string
  prepare(fixture: EndingsFixture, member: Member): Promise<(member: Member) => Promise<Answer>>
  /** Reverts the ending, if possible; what ended must not come back. */
  undo?(fixture: EndingsFixture, member: Member): Promise<Answer>
}

const everything: readonly Basis[] = [
  'mailbox',
  'password',
  'passkey',
  'token',
  'app',
  'session',
  'code',
]

export const endings: readonly Ending[] = [
  {
    name: 'own sign-out',
    isProved: true,
    isOfOne: true,
    refused: ['session', 'token'],
    prepare:
      async ({ world }) =>
      ({ session }) =>
        world.post('/sessions/revoke', undefined, { session }),
  },
  {
    name: 'session ended by the host',
    isProved: true,
    isOfOne: true,
    refused: ['session', 'token'],
    prepare:
      async ({ host }) =>
      ({ sessionId }) =>
        host.post('/sessions/revoke', { session_id: sessionId }),
  },
  {
    name: 'all sessions ended by the host',
    isProved: true,
    refused: ['session', 'token', 'mailbox'],
    prepare:
      async ({ host }) =>
      ({ userId }) =>
        host.post(`/users/${userId}/sessions/revoke`),
  },
  {
    name: 'block',
    isProved: true,
    beside: [...everything, 'host'],
    refused: everything,
    prepare:
      async ({ host }) =>
      ({ userId }) =>
        host.put(`/users/${userId}/block`),
    undo: ({ host }, { userId }) => host.put(`/users/${userId}/unblock`),
  },
  {
    name: 'deletion',
    isProved: true,
    isRemoval: true,
    beside: [...everything, 'host'],
    refused: everything,
    prepare:
      async ({ host }) =>
      ({ userId }) =>
        host.del(`/users/${userId}`),
  },
  {
    name: 'deletion by the user',
    isProved: true,
    refused: ['session', 'token', 'app', 'mailbox'],
    async prepare({ world, openSession }, { userId }) {
      // An authenticator app may protect the account, so another session of the owner asks for it.
      const { session } = await openSession(userId)
      return () => world.post('/users/me/delete', { confirmation: 'delete' }, { session })
    },
    async undo({ world, openSession, storage, projectId }, { userId }) {
      const { session, sessionId } = await openSession(userId)
      const answer = await world.post('/users/me/restore', undefined, { session })
      // Not by a sign-out, which could void what the deletion has to void.
      await storage.sessions.revoke(projectId, sessionId, world.now())
      return answer
    },
  },
  {
    name: 'deletion by the user at once',
    isProved: true,
    isRemoval: true,
    beside: [...everything, 'host'],
    refused: everything,
    // The removal itself is that of the host's deletion, which meets them all.
    inEachChange: [
      'link',
      'passcode',
      'password',
      'passkey',
      'account at a provider',
      'crypto wallet',
    ],
    async prepare({ world, openSession, storage, projectId }, { userId }) {
      const { session } = await openSession(userId)
      // As in a project with 0 days: the request finds that the time for coming back is over.
      const now = world.now()
      const deletion = { requestedAt: now, deletesAt: now, remindsAt: null, timeZone: null }
      await storage.users.update(projectId, userId, { deletion })
      return () => world.post('/users/me/delete', { confirmation: 'delete' }, { session })
    },
  },
  {
    name: 'password reset',
    isProved: true,
    without: 'password reset by mail',
    refused: ['session', 'token', 'app', 'mailbox', 'password'],
    async prepare({ world, openSession }, { email, userId }) {
      const token = await takeReset(world, email)
      // An authenticator app may protect the account, so another session of the owner confirms the change.
      const { session } = await openSession(userId)
      const body = { token, password: better, session_duration_minutes: 30 }
      return () => world.post('/passwords/email/reset', body, { session })
    },
  },
  {
    name: 'the owner proves the mailbox',
    isProved: false,
    refused: ['session', 'token', 'app', 'password', 'passkey'],
    beside: ['session', 'token', 'app', 'password', 'passkey'],
    async prepare({ world }, { email }) {
      const token = await world.sendLink(email)
      return () => world.post('/magic_links/authenticate', { token, session_duration_minutes: 30 })
    },
  },
]
