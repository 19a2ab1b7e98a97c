/** What ends something of a person's, and what may go on or begin all the same. */
import { better, takeReset } from '../password-calls.ts'
import type { EndingsFixture, Member } from './create-endings-fixture.ts'
import type { Answer, Basis } from './operations.ts'

export interface Ending {
  readonly name: string
  /** False: of an account whose address nobody has proved yet. */
  readonly isProved: boolean
  /** By what nobody may get in afterwards, nor change anything. */
  readonly refused: readonly Basis[]
  /** True when it ends one session alone. */
  readonly isOfOne?: boolean
  /** What is put beside it; all that needs the person when undefined. */
  readonly beside?: readonly Basis[]
  /** What makes it void by beginning: it asks for the same mail. */
  readonly without?: string
  prepare(fixture: EndingsFixture, member: Member): Promise<(member: Member) => Promise<Answer>>
  /** What takes it back, where it can be: nothing that ended comes back by it. */
  undo?(fixture: EndingsFixture, member: Member): Promise<Answer>
}

const everything: readonly Basis[] = ['mailbox', 'password', 'passkey', 'token', 'app', 'session']

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
    beside: [...everything, 'host'],
    refused: everything,
    prepare:
      async ({ host }) =>
      ({ userId }) =>
        host.del(`/users/${userId}`),
  },
  {
    name: 'password reset',
    isProved: true,
    without: 'password reset by mail',
    refused: ['session', 'token', 'app', 'mailbox', 'password'],
    async prepare({ world, openSession }, { email, userId }) {
      const token = await takeReset(world, email)
      // An authenticator app may guard the account: a session of the owner's elsewhere vouches for them.
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
