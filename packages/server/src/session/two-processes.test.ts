import { sessions } from '@portico/contract'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject, createWorld, type World } from '@portico/testkit/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPortico, type Portico } from '../create-portico.ts'
import { toSignedIn } from '../testing/start-host.ts'
import type { Revocations } from './create-revocations.ts'

const minutes = 60_000

describe('two processes of the service on one Postgres', () => {
  let database: TestStorage
  let first: World
  let second: World
  const following: Revocations[] = []
  beforeAll(async () => {
    database = await openTestStorage('postgres')
    const project = createTestProject({ allowLoopback: true })
    const options = { database: database.database, project }
    first = await createWorld(options)
    // both are behind one address
    second = await createWorld({
      ...options,
      clock: first.clock,
      config: { baseUrl: first.origin },
    })
  })
  afterEach(() => {
    for (const one of following.splice(0)) one.stop()
  })
  afterAll(async () => {
    await first.stop()
    await second.stop()
    await database.remove()
  })

  /** Signs a user in without a mail, which either process could send. */
  async function signIn({ users, magicLinks }: Portico, email: string) {
    const { user_id } = await users.create({ email })
    const { token } = await magicLinks.create({ user_id })
    return magicLinks.authenticate({ token, session_duration_minutes: 60 })
  }

  /** A process of a host whose calls reach the two processes in turns, as a load balancer spreads them. */
  function startHostProcess(): { portico: Portico; renewals: string[] } {
    const renewals: string[] = []
    let turn = 0
    const portico = createPortico({
      baseUrl: first.origin,
      projectId: first.project.projectId,
      secret: first.project.secret,
      now: () => first.clock.now(),
      fetch: (input, init) => {
        const { pathname, search } = new URL(`${input}`)
        if (pathname.endsWith('/sessions/authenticate')) renewals.push(pathname)
        turn += 1
        return fetch([first, second][turn % 2]?.origin + pathname + search, init)
      },
    })
    return { portico, renewals }
  }

  test('twenty simultaneous requests with an expired JWT are renewed by one call a host process, and none is signed out', async () => {
    const hosts = [startHostProcess(), startHostProcess()]
    const signedIn = await signIn(startHostProcess().portico, 'ada@example.com')
    first.clock.advance(6 * minutes)
    const answers = await Promise.all(
      hosts.flatMap(({ portico }) =>
        Array.from({ length: 20 }, () => portico.authenticate(toSignedIn(signedIn))),
      ),
    )
    expect(answers.map(({ user }) => user?.user_id)).toEqual(Array(40).fill(signedIn.user_id))
    expect(hosts.map(({ renewals }) => renewals.length)).toEqual([1, 1])
  })

  test('twenty servers that follow ended sessions refuse one, whichever process ended it', async () => {
    const hosts = Array.from({ length: 20 }, startHostProcess)
    for (const { portico } of hosts) following.push(portico.followRevocations())
    await Promise.all(following.map(({ ready }) => ready))
    for (const [n, world] of [first, second].entries()) {
      const signedIn = await signIn(startHostProcess().portico, `member-${n}@example.com`)
      const ask = () =>
        Promise.all(hosts.map(({ portico }) => portico.authenticate(toSignedIn(signedIn))))
      expect((await ask()).filter(({ user }) => user)).toHaveLength(20)
      await world.call(sessions.revoke, undefined, { session: signedIn.session_token })
      await expect
        .poll(async () => (await ask()).map(({ reason }) => reason))
        .toEqual(Array(20).fill('session_over'))
    }
    expect(hosts.flatMap(({ renewals }) => renewals)).toEqual([])
  })
})
