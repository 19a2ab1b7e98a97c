import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ConsolePage,
  createConsolePage,
  inviteToConsole,
  openConsole,
} from '../testing/create-console-page.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import type { TestService } from '../testing/create-test-service.ts'
import { listRoutes } from '../testing/list-routes.ts'
import { listAudit } from '../testing/read-audit.ts'
import type { ConsoleOperation } from './console-operation.ts'
import { consoleOperations } from './console-operations.ts'

/** What of a described call is compared. */
interface Described {
  readonly route: string
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: object
  readonly security: readonly object[]
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const withConsole = { config: { admin: true } }
const errorOf = ({ status, data }: { status: number; data: { error_type?: string } }) => [
  status,
  data.error_type,
]

describe.each(pickEngines('sqlite'))('the console’s sign-in on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const start = () => fixture.start(withConsole)

  test('an invitation makes an operator, whose passkey is the only way in', async () => {
    const world = await start()
    const { text, url } = await inviteToConsole(world)
    expect(url).toMatch(
      /^https:\/\/auth\.example\.com\/admin#invitation=project-test-\w+\.[\w-]{43}$/,
    )
    const page = createConsolePage(world)
    const read = await page.post('/invitation', { invitation: text })
    expect(read.data).toEqual({
      project: { project_id: world.project.projectId, name: 'Example' },
      role: 'act',
      is_first: true,
      expires_at: new Date(world.now() + 48 * hourMs).toISOString(),
    })
    const joined = await page.join(text, '  Ines Haddad ')
    expect(joined.data).toMatchObject({
      operator: { name: 'Ines Haddad', role: 'act' },
      project: { name: 'Example' },
      acts_until: new Date(world.now() + 15 * minuteMs).toISOString(),
      acting: ['Ines Haddad'],
    })
    const { page_key: key, ...signedIn } = joined.data
    expect(key).toMatch(/^[\da-f]{64}$/)
    expect((await page.get('/session')).data).toEqual(signedIn)
    expect((await page.del('/session')).status).toBe(200)
    expect(errorOf(await page.get('/session'))).toEqual([401, 'no_session'])
    const again = await page.signIn()
    expect(again.data.operator).toEqual(joined.data.operator)
    expect((await page.get('/session')).status).toBe(200)
    const actions = (await listAudit(world)).map(({ action, actorKind, actorId, details }) =>
      [action, actorKind, actorId, details.operator].join(' '),
    )
    const { operator_id: id } = joined.data.operator
    expect(actions.toSorted()).toEqual([
      'operator.invited operator root ',
      `operator.joined operator ${id} Ines Haddad`,
      `operator.signed_in operator ${id} Ines Haddad`,
    ])
  })

  test('the cookie is for this host alone, no script reads it, and no other site’s request sends it', async () => {
    const world = await start()
    const page = createConsolePage(world)
    const { headers } = await page.join((await inviteToConsole(world)).text)
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(
      /^__Host-portico_operator=project-test-\w+\.[\w-]{43}; Path=\/; Expires=/,
    )
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
    expect(cookie).not.toContain('Domain')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('an invitation is refused once it was used, has expired, was withdrawn, or never was', async () => {
    const world = await start()
    const page = await openConsole(world)
    const used = await inviteToConsole(world)
    await createConsolePage(world).join(used.text, 'Tomas Vega')
    const withdrawn = await page.post('/operators/invitations', { role: 'read' })
    await page.del(`/operators/invitations/${withdrawn.data.invitation_id}`)
    const late = await inviteToConsole(world)
    const begun = await createConsolePage(world).create(late.text, 'Late')
    world.advance(48 * hourMs)
    const { projectId } = world.project
    const texts = [
      used.text,
      String(withdrawn.data.url).split('=')[1] ?? '',
      late.text,
      `${projectId}.${'A'.repeat(43)}`,
      late.text.replace(projectId, 'project-test-other'),
      'nonsense',
    ]
    for (const invitation of texts) {
      const other = createConsolePage(world)
      const answers = [
        await other.post('/invitation', { invitation }),
        await other.post('/invitation/start', { invitation, name: 'Mallory' }),
        await other.post('/invitation/accept', { invitation, credential: begun }),
      ]
      expect(answers.map(errorOf)).toEqual(Array(3).fill([404, 'invitation_not_found']))
      expect(other.cookie).toBe(null)
    }
  })

  test('a passkey made for one invitation does not use another', async () => {
    const world = await start()
    const [mine, theirs] = [await inviteToConsole(world, 'read'), await inviteToConsole(world)]
    const page = createConsolePage(world)
    const credential = await page.create(mine.text, 'Mallory')
    const crossed = await page.post('/invitation/accept', { invitation: theirs.text, credential })
    expect(errorOf(crossed)).toEqual([401, 'invalid_passkey'])
    const { data } = await page.post('/invitation', { invitation: theirs.text })
    expect(data.role).toBe('act')
  })

  test('a passkey is refused from another page, unverified, replayed, copied, and of another operator', async () => {
    const world = await start()
    const page = await openConsole(world)
    const other = await openConsole(world, { name: 'Tomas Vega' })
    const options = async (path: string) => JSON.stringify((await page.post(path)).data.options)
    const sign = async (tampering: object) => ({
      credential: JSON.parse(page.device.get(await options('/session/start'), { tampering })),
    })
    const forgeries = {
      'another origin': await sign({ origin: 'https://evil.example' }),
      'a page below the host': await sign({ origin: 'https://sub.auth.example.com' }),
      'a frame': await sign({ crossOrigin: true }),
      'no verification of the user': await sign({ flags: { userVerified: false } }),
      'a foreign key': await sign({ signature: 'foreign key' }),
      'an unknown challenge': await sign({ challenge: 'A'.repeat(43) }),
      'a counter of before': await sign({ counter: 1 }),
    }
    for (const [name, body] of Object.entries(forgeries)) {
      const answer = await createConsolePage(world).post('/session', body)
      expect([name, ...errorOf(answer)]).toEqual([name, 401, 'invalid_passkey'])
    }
    const honest = { credential: await page.prove('/session/start') }
    expect((await page.post('/session', honest)).status).toBe(200)
    expect(errorOf(await page.post('/session', honest))).toEqual([401, 'invalid_passkey'])
    const { data } = await page.post('/proof/start')
    const theirs = JSON.parse(other.device.get(JSON.stringify(data.options)))
    expect(errorOf(await page.post('/proof', { credential: theirs }))).toEqual([
      401,
      'invalid_passkey',
    ])
    const forSignIn = { credential: await page.prove('/session/start') }
    expect(errorOf(await page.post('/proof', forSignIn))).toEqual([401, 'invalid_passkey'])
  })

  test('a copied passkey leaves an entry in the audit log, which names its operator and both counters', async () => {
    const world = await start()
    const page = await openConsole(world)
    const signIn = async () => ({ credential: await page.prove('/session/start') })
    await page.post('/session', await signIn())
    const { options } = (await page.post('/session/start')).data
    const copied = page.device.get(JSON.stringify(options), { tampering: { counter: 1 } })
    const answer = await page.post('/session', { credential: JSON.parse(copied) })
    expect(errorOf(answer)).toEqual([401, 'invalid_passkey'])
    const suspected = (await listAudit(world)).filter(
      ({ action }) => action === 'operator.passkey_clone_suspected',
    )
    const { operatorId } = page
    expect(suspected).toMatchObject([
      {
        actorKind: 'person',
        actorId: '',
        ipAddress: '203.0.113.9',
        details: { operator: 'Ines Haddad', operator_id: operatorId, counter: 1 },
      },
    ])
  })

  test('an operator sees where they are signed in, and ends other sessions, but none of another operator', async () => {
    const world = await start()
    const page = await openConsole(world, { role: 'read' })
    const other = await openConsole(world)
    const first = page.cookie
    world.advance(1_000)
    await page.signIn()
    const second = page.cookie
    world.advance(1_000)
    await page.signIn()
    const list = async () => (await page.get('/sessions')).data.sessions
    const isLive = async (cookie: string | null) =>
      errorOf(await createConsolePage(world).get('/session', { headers: { cookie } }))[1] ===
      // the cookie is right, and the page has no key
      'stale_page'
    const sessions = await list()
    expect(sessions.map((one: { is_current: boolean }) => one.is_current)).toEqual([
      true,
      false,
      false,
    ])
    expect(sessions[0]).toMatchObject({ ip_address: '203.0.113.9', browser: '' })
    const end = (id: string) => page.del(`/sessions/${id}`)
    expect((await end(sessions[1].session_id)).status).toBe(200)
    expect([await isLive(first), await isLive(second)]).toEqual([true, false])
    const [theirs] = (await other.get('/sessions')).data.sessions
    expect(errorOf(await end(theirs.session_id))).toEqual([404, 'session_not_found'])
    expect(await isLive(other.cookie)).toBe(true)
    expect((await page.del('/sessions')).data).toEqual({ ended: 1 })
    expect([await isLive(first), await isLive(page.cookie)]).toEqual([false, true])
    expect(await isLive(other.cookie)).toBe(true)
    const ended = (await listAudit(world)).filter(
      ({ action }) => action === 'operator.session_ended',
    )
    expect(ended).toMatchObject([
      { actorId: page.operatorId, details: { operator: 'Ines Haddad', sessions: 1 } },
      { actorId: page.operatorId, details: { operator: 'Ines Haddad', sessions: 1 } },
    ])
  })

  test('a proof gives the session a new token, and the old one ends', async () => {
    const world = await start()
    const page = await openConsole(world)
    const stolen = page.cookie
    world.advance(20 * minuteMs)
    const proved = await page.post('/proof', { credential: await page.prove() })
    expect(proved.data.acts_until).toBe(new Date(world.now() + 15 * minuteMs).toISOString())
    const old = await createConsolePage(world).get('/session', { headers: { cookie: stolen } })
    expect(errorOf(old)).toEqual([401, 'no_session'])
    expect((await page.get('/session')).status).toBe(200)
  })

  test('a session ends after twelve hours', async () => {
    const world = await start()
    const page = await openConsole(world)
    world.advance(12 * hourMs - 1)
    expect((await page.get('/session')).status).toBe(200)
    world.advance(1)
    expect(errorOf(await page.get('/session'))).toEqual([401, 'no_session'])
  })

  test('several cookies of that name are none: one of them was planted', async () => {
    const world = await start()
    const page = await openConsole(world)
    const planted = `${page.cookie}; __Host-portico_operator=${world.project.projectId}.${'A'.repeat(43)}`
    expect(errorOf(await page.get('/session', { headers: { cookie: planted } }))).toEqual([
      401,
      'no_session',
    ])
  })

  test('operators of one project are none of another', async () => {
    const world = await start()
    const page = await openConsole(world)
    const other = await fixture.start(withConsole)
    expect(
      errorOf(await createConsolePage(other).get('/session', { headers: { cookie: page.cookie } })),
    ).toEqual([404, 'route_not_found'])
    other.advance(1_000)
    await openConsole(other)
    const moved = page.cookie?.replace(world.project.projectId, other.project.projectId) ?? ''
    for (const cookie of [page.cookie, moved]) {
      const answer = await createConsolePage(other).get('/session', { headers: { cookie } })
      expect(errorOf(answer)).toEqual([401, 'no_session'])
    }
  })

  test('a flood of sign-ins from one source is slowed down', async () => {
    const world = await fixture.start({
      ...withConsole,
      project: {
        rates: {
          ...(await fixture.start()).project.rates,
          operatorStartPerSource: { max: 3, perSeconds: 60 },
        },
      },
    })
    await inviteToConsole(world)
    const page = createConsolePage(world)
    const answers = []
    for (let i = 0; i < 4; i += 1) answers.push(await page.post('/session/start'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[3]?.headers['retry-after']).toBeDefined()
  })
})

describe.each(pickEngines('sqlite'))('floods of proofs in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('an operator proves a passkey also while strangers at the same address try to sign in', async () => {
    const { rates } = (await fixture.start()).project
    const tight = { max: 4, perSeconds: 60 }
    const limits = { operatorStartPerSource: tight, operatorProofPerOperator: tight }
    const world = await fixture.start({
      ...withConsole,
      project: { rates: { ...rates, ...limits } },
    })
    const page = await openConsole(world)
    const stranger = createConsolePage(world)
    while ((await stranger.post('/session/start')).status === 200);
    const proved = await page.post('/proof', { credential: await page.prove() })
    expect(proved.status).toBe(200)
    const starts = []
    for (let i = 0; i < 3; i += 1) starts.push((await page.post('/proof/start')).status)
    expect(starts).toEqual([200, 200, 429])
  })
})

describe.each(pickEngines('sqlite'))('who may do what in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start(withConsole)
  })
  afterAll(fixture.close)

  const names = Object.keys(consoleOperations) as (keyof typeof consoleOperations)[] // its own keys
  const call = async (
    page: ReturnType<typeof createConsolePage>,
    name: keyof typeof consoleOperations,
    headers?: Readonly<Record<string, string | null>>,
  ) => {
    const { method, path } = consoleOperations[name]
    const body = method === 'POST' ? {} : undefined
    return page.send(method, path.replaceAll(/:\w+/g, 'x'), body, { ...(headers && { headers }) })
  }
  const needing = (...needs: string[]) =>
    names.filter((name) => needs.includes(consoleOperations[name].needs))

  test.each(needing('operator', 'act'))('%s needs a session', async (name) => {
    await inviteToConsole(world)
    expect(errorOf(await call(createConsolePage(world), name))).toEqual([401, 'no_session'])
  })

  test('operators who read may make each call that needs no more, and no act', async () => {
    const page = await openConsole(world, { role: 'read' })
    for (const name of needing('act')) {
      expect([name, ...errorOf(await call(page, name))]).toEqual([name, 403, 'reading_only'])
    }
    for (const name of needing('operator').filter((one) => one !== 'signOut')) {
      expect([name, (await call(page, name)).data.error_type]).not.toEqual([name, 'reading_only'])
    }
  })

  test('each act needs a passkey proof of the last fifteen minutes', async () => {
    const page = await openConsole(world)
    world.advance(15 * minuteMs - 1)
    for (const name of needing('act')) {
      expect([name, (await call(page, name)).data.error_type]).not.toEqual([name, 'proof_too_old'])
    }
    world.advance(1)
    for (const name of needing('act')) {
      expect([name, ...errorOf(await call(page, name))]).toEqual([name, 403, 'proof_too_old'])
    }
    expect((await page.get('/operators')).status).toBe(200)
    await page.post('/proof', { credential: await page.prove() })
    expect((await page.post('/operators/invitations', { role: 'read' })).status).toBe(200)
  })

  test.each([
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a page without an origin', { origin: null }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a form', { 'x-portico-console': null }],
  ])('no call can be forged by %s', async (_, headers) => {
    const page = await openConsole(world)
    const isOfOrigin = 'origin' in headers && headers.origin === null
    // a frame sends no header of the page's own, and no form can fill a frame of the page
    const isOfHeader = 'x-portico-console' in headers
    const asked = names.filter((name) => {
      const { method, isFramed = false }: ConsoleOperation = consoleOperations[name]
      return isFramed ? !isOfHeader && !isOfOrigin : !isOfOrigin || method !== 'GET'
    })
    for (const name of asked) {
      expect([name, ...errorOf(await call(page, name, headers))]).toEqual([name, 403, 'wrong_page'])
    }
    expect((await page.get('/session')).status).toBe(200)
  })

  test('the document of the calls is valid, and describes each route below /admin/v1 with what it takes and needs', async () => {
    await inviteToConsole(world)
    world.advance(1_000)
    const { data } = await createConsolePage(world).get('/openapi.json')
    const { valid, errors } = await new Validator().validate(data)
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    const documented: readonly Described[] = Object.entries<object>(data.paths).flatMap(
      ([path, item]) =>
        Object.entries<Omit<Described, 'route'>>({ ...item }).map(([verb, one]) => ({
          ...one,
          route: `${verb.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        })),
    )
    const routes = listRoutes(world.service.app).flatMap(({ methods, path }) =>
      path.startsWith('/admin/v1/')
        ? methods.map((method) => `${method} ${path.slice('/admin/v1'.length)}`)
        : [],
    )
    const toSorted = (all: readonly string[]) => [...new Set(all)].toSorted()
    expect(toSorted(documented.map(({ route }) => route))).toEqual(
      toSorted(routes.filter((route) => !/^HEAD |openapi\.json$/.test(route))),
    )
    for (const { route, operationId, parameters, requestBody, security } of documented) {
      const name = names.find((one) => one === operationId)
      const operation: ConsoleOperation | null = name === undefined ? null : consoleOperations[name]
      expect([operationId, `${operation?.method} ${operation?.path}`]).toEqual([operationId, route])
      const taken = [
        ...[...route.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter),
        ...Object.keys(operation?.query?.properties ?? {}),
      ]
      const own = parameters.filter((one) => one.in !== 'header').map((one) => one.name)
      expect([operationId, own]).toEqual([operationId, taken])
      expect([operationId, requestBody !== undefined]).toEqual([
        operationId,
        operation?.body !== undefined,
      ])
      const keys = security.filter((one) => 'key' in one).length
      const mayUseKey = operation?.needs !== 'nothing' && operation?.isPersonal !== true
      expect([operationId, keys]).toEqual([operationId, mayUseKey ? 1 : 0])
    }
  })

  test.each(names.filter((name) => consoleOperations[name].path.includes(':')))(
    'a NUL, a control character or one that turns the text in the path of %s is refused',
    async (name) => {
      const page = await openConsole(world)
      const { method, path } = consoleOperations[name]
      const body = method === 'POST' ? { why: 'Ticket 4812', kind: 'email', id: 'x' } : undefined
      for (const sign of ['%00', '%0A', '%7F', '%E2%80%AE', '%E2%81%A6']) {
        const id = `user-test-${sign}`
        const answer = await page.send(method, path.replaceAll(/:\w+/g, id), body)
        expect([sign, ...errorOf(answer)]).toEqual([sign, 400, 'bad_request'])
        expect(answer.data.error_details.reason).toContain('no control characters')
      }
    },
  )

  test('the name of an operator has no control characters, and none that turn the text around it', async () => {
    const { text } = await inviteToConsole(world)
    const page = createConsolePage(world)
    for (const sign of ['\0', '\n', '\u001b', '\ud800', '\u200f', '\u202e', '\u2066', '\u2028']) {
      const name = `Ines${sign}Haddad`
      const answer = await page.post('/invitation/start', { invitation: text, name })
      expect([sign, ...errorOf(answer)]).toEqual([sign, 400, 'bad_request'])
      expect(answer.data.error_details.field).toBe('name')
    }
    expect((await page.join(text, 'Šárka Ó Néill-李')).status).toBe(200)
  })

  test.each([
    'Ada Byron',
    ' ada  BYRON ',
    'Ａda Byron',
    'Ada\u200b Byron',
    'The Service',
    'your back end',
    '\u200b',
  ])(
    'an operator named “%s” is refused where the audit log could not tell them apart',
    async (name) => {
      const page = createConsolePage(world)
      const names = (await world.storage.operators.list(world.project.projectId)).map(
        (one) => one.name,
      )
      if (!names.includes('Ada Byron')) await openConsole(world, { name: 'Ada Byron' })
      const { text } = await inviteToConsole(world)
      const answer = await page.post('/invitation/start', { invitation: text, name })
      expect(errorOf(answer)).toEqual([409, 'name_taken'])
      expect((await page.join(text, `Another than ${names.length}`)).status).toBe(200)
    },
  )

  test('unknown fields, wrong types and missing values are refused, and nothing is done', async () => {
    const page = await openConsole(world)
    const before = await page.get('/operators')
    const bodies = [{}, { role: 'owner' }, { role: ['act'] }, { role: 'act', more: 1 }]
    for (const body of bodies) {
      expect(errorOf(await page.post('/operators/invitations', body))).toEqual([400, 'bad_request'])
    }
    expect((await page.get('/operators')).data).toEqual(before.data)
  })
})

describe.each(pickEngines('postgres'))('operators on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('of parallel uses of an invitation exactly one makes an operator', async () => {
    const world = await fixture.start(withConsole)
    const { text } = await inviteToConsole(world)
    const pages = Array.from({ length: 6 }, () => createConsolePage(world))
    const made = await Promise.all(pages.map((page) => page.create(text, 'Ines')))
    const answers = await Promise.all(
      pages.map((page, i) =>
        page.post('/invitation/accept', { invitation: text, credential: made[i] }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
    expect(await world.storage.operators.list(world.project.projectId)).toHaveLength(1)
  })

  test('of operators who join at once under one name exactly one gets it', async () => {
    const world = await fixture.start(withConsole)
    const pages = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { text } = await inviteToConsole(world)
        const page = createConsolePage(world)
        return { page, text, credential: await page.create(text, 'Ines') }
      }),
    )
    const answers = await Promise.all(
      pages.map(({ page, text, credential }) =>
        page.post('/invitation/accept', { invitation: text, credential }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    // The invitation of one who was refused still works.
    const refused = pages.find((_, i) => answers[i]?.status === 409)
    const again = await createConsolePage(world).join(refused?.text ?? '', 'Ines Haddad')
    expect(again.status).toBe(200)
  })

  test('a removed operator’s open page can do nothing, and their passkey opens nothing', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    const other = await openConsole(world, { name: 'Tomas Vega' })
    expect((await page.del(`/operators/${other.operatorId}`)).status).toBe(200)
    expect(errorOf(await other.get('/operators'))).toEqual([401, 'no_session'])
    expect(errorOf(await other.signIn())).toEqual([401, 'invalid_passkey'])
    expect(errorOf(await page.del(`/operators/${other.operatorId}`))).toEqual([
      404,
      'operator_not_found',
    ])
    const [entry] = (await listAudit(world)).filter(({ action }) => action === 'operator.removed')
    expect(entry?.details).toEqual({
      operator: 'Ines Haddad',
      removed: 'Tomas Vega',
      operator_id: other.operatorId,
    })
  })

  test('the open invitations of a removed operator end with them, those of others stay', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    const other = await openConsole(world, { name: 'Tomas Vega' })
    const invite = async (by: ConsolePage) => {
      const { data } = await by.post('/operators/invitations', { role: 'act' })
      return { id: data.invitation_id, text: String(data.url).split('=')[1] ?? '' }
    }
    const [kept, ended] = [await invite(page), await invite(other)]
    await page.del(`/operators/${other.operatorId}`)
    const open = (await page.get('/operators')).data.invitations
    expect(open).toMatchObject([{ invitation_id: kept.id }])
    expect(
      errorOf(await createConsolePage(world).post('/invitation', { invitation: ended.text })),
    ).toEqual([404, 'invitation_not_found'])
    const entries = await listAudit(world)
    const withdrawn = entries.filter(({ action }) => action === 'operator.invitation_withdrawn')
    expect(withdrawn).toMatchObject([
      { actorId: page.operatorId, details: { operator: 'Ines Haddad', invitation_id: ended.id } },
    ])
    const third = createConsolePage(world)
    await third.join(kept.text, 'Mina Okafor')
    const joined = (await listAudit(world)).find(
      ({ details }) => details.invited_by === page.operatorId,
    )
    expect(joined).toMatchObject({
      action: 'operator.joined',
      details: { operator: 'Mina Okafor', role: 'act', invitation_id: kept.id },
    })
  })

  test('an invitation that is made while its operator is removed never works', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    const other = await openConsole(world)
    const [made] = await Promise.all([
      other.post('/operators/invitations', { role: 'act' }),
      page.del(`/operators/${other.operatorId}`),
    ])
    const text = String(made.data.url ?? '=x').split('=')[1]
    expect((await page.post('/invitation', { invitation: text })).status).toBe(404)
    expect((await page.get('/operators')).data.invitations).toEqual([])
  })

  test('the last operator who may act stays, also when two remove each other at once', async () => {
    const world = await fixture.start(withConsole)
    const [one, two] = [await openConsole(world), await openConsole(world)]
    await openConsole(world, { role: 'read' })
    const answers = await Promise.all([
      one.del(`/operators/${two.operatorId}`),
      two.del(`/operators/${one.operatorId}`),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await world.storage.operators.list(world.project.projectId)
    expect(left.map(({ role }) => role).toSorted()).toEqual(['act', 'read'])
    const [last] = left.filter(({ role }) => role === 'act')
    const page = last?.operatorId === one.operatorId ? one : two
    expect(errorOf(await page.del(`/operators/${last?.operatorId}`))).toEqual([
      409,
      'last_operator',
    ])
  })
})

describe.each(pickEngines('sqlite'))('where there is no console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('nothing answers before somebody was invited, and no restart is needed then', async () => {
    const world = await fixture.start(withConsole)
    const page = createConsolePage(world)
    expect(errorOf(await page.get('/session'))).toEqual([404, 'route_not_found'])
    expect(errorOf(await page.post('/session/start'))).toEqual([404, 'route_not_found'])
    await inviteToConsole(world)
    world.advance(1_000)
    expect(errorOf(await page.get('/session'))).toEqual([401, 'no_session'])
  })

  test('strangers who ask for it before somebody was invited cost one look into the database a second', async () => {
    let looks = 0
    const { storage } = fixture
    const operators = {
      ...storage.operators,
      hasAny: (projectId: string) => {
        looks += 1
        return storage.operators.hasAny(projectId)
      },
    }
    const world = await fixture.start({ ...withConsole, storage: { ...storage, operators } })
    const paths = ['/admin', '/admin/', '/admin/v1/session', '/admin/v1/openapi.json']
    const ask = async () => {
      const { app } = world.service
      const answers = await Promise.all(paths.map((url) => app.inject({ method: 'GET', url })))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404))
    }
    await ask()
    await ask()
    expect(looks).toBe(1)
    world.advance(1_000)
    await ask()
    expect(looks).toBe(2)
    // A clock that was set back does not keep the answer.
    world.advance(-60_000)
    await ask()
    expect(looks).toBe(3)
  })

  test('a proxy that keeps /admin to some networks is not passed by another spelling of the path', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    const headers = { 'x-portico-console': page.pageKey, cookie: page.cookie ?? '' }
    const ask = async (url: string) =>
      (await world.service.app.inject({ method: 'GET', url, headers })).statusCode
    expect(await ask('/admin/v1/session')).toBe(200)
    for (const path of ['/%61dmin', '/admi%6E', '/%61%64min', '//admin', '/Admin']) {
      expect([path, await ask(`${path}/v1/session`)]).toEqual([path, 404])
      expect([path, await ask(path)]).toEqual([path, 404])
    }
  })

  test('a service whose configuration turns it off has no route of it, for nobody', async () => {
    const world = await fixture.start({ config: { admin: false } })
    await inviteToConsole(world)
    expect(errorOf(await createConsolePage(world).get('/session'))).toEqual([
      404,
      'route_not_found',
    ])
    expect(world.service.app.printRoutes()).not.toContain('admin')
  })
})
