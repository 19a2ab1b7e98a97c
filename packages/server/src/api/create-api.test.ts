import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PorticoServerError } from '../foundation/portico-server-error.ts'
import { startHost } from '../testing/start-host.ts'
import { paths } from './operations.ts'

describe('the typed calls', () => {
  let host: Awaited<ReturnType<typeof startHost>>
  beforeAll(async () => {
    host = await startHost()
  })
  afterAll(() => host.world.stop())

  test('create, read, search, change and delete a user', async () => {
    const { users } = host.portico
    const { user_id } = await users.create({ email: 'ada@example.com' })
    await users.update({ user_id, name: { first_name: 'Ada' } })
    const user = await users.get({ user_id })
    expect([user.name.first_name, user.emails[0]?.email]).toEqual(['Ada', 'ada@example.com'])
    const { results } = await users.search({ limit: 10 })
    expect(results.map((found) => found.user_id)).toContain(user_id)
    await users.delete({ user_id })
    await expect(users.get({ user_id })).rejects.toMatchObject({
      name: 'PorticoServerError',
      status: 404,
      errorType: 'user_not_found',
      requestId: expect.stringMatching(/./),
    })
  })

  test('end a session, which its page learns', async () => {
    const { session, session_token } = await host.signIn('grace@example.com')
    const { sessions } = await host.portico.sessions.get({ user_id: session.user_id })
    expect(sessions.map(({ session_id }) => session_id)).toEqual([session.session_id])
    await host.portico.sessions.revoke({ session_id: session.session_id })
    await expect(host.portico.sessions.authenticate({ session_token })).rejects.toMatchObject({
      errorType: 'session_not_found',
    })
  })

  test('take a query apart from the path, and a number in it', async () => {
    const { entries } = await host.portico.audit.list({ limit: '1', action: 'user.created' })
    expect(entries).toHaveLength(1)
  })

  test('tell a wrong field as the service does', async () => {
    await expect(host.portico.users.create({ email: 'ada' })).rejects.toMatchObject({
      status: 400,
      errorType: 'invalid_email',
    })
  })

  test.each(['', '.', '..'])('refuse the id %j, which would lead to another path', async (id) => {
    const before = host.listCalls().length
    await expect(host.portico.users.get({ user_id: id })).rejects.toThrow(/user_id must be an id/)
    expect(host.listCalls()).toHaveLength(before)
  })

  test('keep an id with slashes in its place', async () => {
    await expect(
      host.portico.users.get({ user_id: '../sessions?user_id=1' }),
    ).rejects.toMatchObject({ errorType: 'user_not_found' })
  })

  test('take a redirect for no answer of the service, and send the secret nowhere else', async () => {
    const called: string[] = []
    const elsewhere = host.startOther({
      fetch: async (input) => {
        called.push(`${input}`)
        return Response.redirect('https://elsewhere.example/')
      },
    })
    await expect(elsewhere.users.search()).rejects.toMatchObject({
      status: 502,
      errorType: 'not_from_portico',
    })
    expect(called).toEqual([`${host.world.origin}/v1/users/search`])
  })

  test('each reach an operation of the service', async () => {
    const errors: string[] = []
    for (const [group, operations] of Object.entries(paths))
      for (const [name, path] of Object.entries(operations)) {
        const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => [id, 'none'])
        // each group has functions under each name of the table
        const call = Object(host.portico)[group][name] as (params: object) => Promise<unknown>
        const error = await call(Object.fromEntries(ids)).catch((thrown: unknown) => thrown)
        if (error instanceof PorticoServerError && error.errorType === 'route_not_found')
          errors.push(path)
        else if (error instanceof Error && !(error instanceof PorticoServerError)) throw error
      }
    expect(errors).toEqual([])
  })
})
