import { issueImpersonationToken } from '../../accounts/impersonation/issue-impersonation-token.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { better, reset, takeReset } from '../password-calls.ts'
import type { EndingsFixture, Member } from './create-endings-fixture.ts'

import { minutes, type Operation } from './operation.ts'

/** Makes a token that the host delivers to a user. */
const makeHostLink = async ({ host }: EndingsFixture, { userId }: Member): Promise<string> =>
  (await host.post('/magic_links', { user_id: userId })).data.token

const ask = async ({ world }: EndingsFixture, { email }: Member) => {
  const { data } = await world.post('/magic_links/email/login_or_create', {
    email,
    other_device: true,
  })
  const { code, links } = await world.takeMail(email)
  const token = new URL(links[0]?.url ?? '').searchParams.get('token') ?? ''
  return { code, token, codeId: data.code_id, wait: data.other_device }
}

/** Operations with a secret that was sent to an address, or that replaces one. */
export const byMailbox: readonly Operation[] = [
  {
    name: 'link',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const { token } = await ask(fixture, member)
      return { run: () => fixture.world.post('/magic_links/authenticate', { token, ...minutes }) }
    },
  },
  {
    name: 'code of a link',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const { code, codeId } = await ask(fixture, member)
      const body = { code, code_id: codeId, ...minutes }
      return { run: () => fixture.world.post('/magic_links/authenticate_code', body) }
    },
  },
  {
    name: 'link on another device',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const { world } = fixture
      const { token, wait } = await ask(fixture, member)
      const form = new URLSearchParams({ token, number: wait.number }).toString()
      await world.send('POST', '/v1/public/magic_links/other_device', form, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      const body = { poll_token: wait.poll_token, ...minutes }
      return { run: () => world.post('/magic_links/other_device/authenticate', body) }
    },
  },
  {
    name: 'passcode',
    basis: 'mailbox',
    async prepare({ world }, { email }) {
      const { code, methodId } = await world.sendCode(email)
      const body = { token: code, method_id: methodId, ...minutes }
      return { run: () => world.post('/otps/authenticate', body) }
    },
  },
  {
    name: 'passcode by text message',
    basis: 'mailbox',
    async prepare({ world, addPhone }, { userId }) {
      const { phoneNumber } = await addPhone(userId)
      const { code, methodId } = await world.textCode(phoneNumber)
      const body = { token: code, method_id: methodId, ...minutes }
      return { run: () => world.post('/otps/authenticate', body) }
    },
  },
  {
    name: 'password reset by mail',
    basis: 'mailbox',
    async prepare({ world }, { email }) {
      const token = await takeReset(world, email)
      return { run: () => reset(world, token, `${better} again`) }
    },
  },
  {
    name: 'link delivered by the host',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const token = await makeHostLink(fixture, member)
      return { run: () => fixture.host.post('/magic_links/authenticate', { token, ...minutes }) }
    },
  },
  {
    name: 'passcode, by the host',
    basis: 'mailbox',
    async prepare({ world, host }, { email }) {
      const { code, methodId } = await world.sendCode(email)
      const body = { code, method_id: methodId, ...minutes }
      return { run: () => host.post('/otps/authenticate', body) }
    },
  },
  {
    name: 'impersonation',
    basis: 'mailbox',
    async prepare({ world, storage, projectId }, { userId }) {
      const user = await storage.users.findById(projectId, userId)
      if (!user) throw new Error('There is no such person.')
      const ports = {
        storage,
        random: systemRandom,
        clock: { now: world.now },
        keyRing: createKeyRing(world.config.rootKey),
        wakeOutbox: () => {},
      }
      const { token } = await issueImpersonationToken(ports, {
        project: world.project,
        user,
        impersonatorId: 'staff-7',
        impersonatorEmail: 'staff@example.com',
        reason: 'Ticket 4711',
        expirationMinutes: undefined,
        source: { address: '198.51.100.9', bucket: '198.51.100.9', userAgent: '' },
      })
      return {
        run: () => world.post('/impersonation/authenticate', { impersonation_token: token }),
      }
    },
  },
]
