import { createHash } from 'node:crypto'
import { captcha, proofOfWorkSiteKey } from '@portico/contract'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows } from '../../testing/count-rows.ts'
import {
  createTestService,
  type TestRequest,
  type TestService,
  toBasic,
} from '../../testing/create-test-service.ts'
import { solveProof, solveTooEasily } from '../../testing/solve-proof.ts'

const send = '/otps/email/login_or_create'
const challengePath = captcha.createChallenge.path
const difficulty = 8

describe.each(pickEngines('postgres'))('the proof of work on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  const other = createTestProject({ captcha: { kind: 'proof-of-work', difficulty } })
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({
      storage: database.storage,
      project: { captcha: { kind: 'proof-of-work', difficulty } },
      otherProjects: [other],
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const getChallenge = async (request: TestRequest = {}): Promise<string> => {
    const answer = await world.post(challengePath, undefined, request)
    expect(answer.status).toBe(200)
    expect(answer.data.difficulty).toBe(difficulty)
    return answer.data.challenge
  }
  const solve = async (request: TestRequest = {}) =>
    solveProof(await getChallenge(request), difficulty)
  const sendWith = (captchaToken: unknown, request: TestRequest = {}) =>
    world.post(send, { email: 'ada@example.com', captcha_token: captchaToken }, request)

  test('bootstrap reports it under a key of its own', async () => {
    const { data } = await world.get(`/projects/bootstrap/${world.project.publicToken}`)
    expect(data.captcha_settings).toEqual({ enabled: true, siteKey: proofOfWorkSiteKey })
  })

  test('a solved challenge gets a code, and the code signs in with another solution', async () => {
    const sent = await sendWith(await solve())
    expect(sent.status).toBe(200)
    const { code = '' } = await world.takeMail('ada@example.com')
    const body = { token: code, method_id: sent.data.method_id }
    const without = await world.post('/otps/authenticate', body)
    expect([without.status, without.data.error_type]).toEqual([400, 'captcha_required'])
    const signedIn = await world.post('/otps/authenticate', {
      ...body,
      captcha_token: await solve(),
    })
    expect(signedIn.status).toBe(200)
  })

  test('PWD-14 without a solution nothing is looked up, counted or sent', async () => {
    const { projectId } = world.project
    const before = world.inbox.list().length
    for (const body of [{}, { captcha_token: '' }]) {
      const answer = await world.post(send, { email: 'nobody@example.com', ...body })
      expect([answer.status, answer.data.error_type]).toEqual([400, 'captcha_required'])
    }
    await world.service.deliverNow()
    expect(world.inbox.list()).toHaveLength(before)
    const where = { project_id: projectId, subject: 'nobody@example.com' }
    expect(await countRows(database.database, 'challenges', where)).toBe(0)
  })

  test('PWD-14 a solution works once, also across operations', async () => {
    const token = await solve()
    expect((await sendWith(token)).status).toBe(200)
    expect((await sendWith(token)).data.error_type).toBe('captcha_failed')
    const search = await world.post('/users/search', {
      email: 'ada@example.com',
      captcha_token: token,
    })
    expect(search.data.error_type).toBe('captcha_failed')
  })

  test('PWD-14 another solution of a used challenge is refused', async () => {
    const challenge = await getChallenge()
    const token = solveProof(challenge, difficulty)
    expect((await sendWith(token)).status).toBe(200)
    const solution = Number(token.slice(challenge.length + 1))
    let next = solution + 1
    while (!isSolved(`${challenge}.${next}`)) next += 1
    expect((await sendWith(`${challenge}.${next}`)).data.error_type).toBe('captcha_failed')
  })

  test('PWD-14 of 50 parallel uses of one solution one passes', async () => {
    const token = await solve()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        world.post('/users/search', { email: `p${n}@example.com`, captcha_token: token }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
  })

  test('a solution for another project is refused', async () => {
    const answer = await world.post(challengePath, undefined, {
      headers: { authorization: toBasic(other.publicToken, other.publicToken) },
    })
    const token = solveProof(answer.data.challenge, difficulty)
    expect((await sendWith(token)).data.error_type).toBe('captcha_failed')
  })

  test('a solution of another source is refused; addresses of one IPv6 network are one source', async () => {
    const token = await solve({ ip: '198.51.100.4' })
    expect((await sendWith(token, { ip: '198.51.100.5' })).data.error_type).toBe('captcha_failed')
    expect((await sendWith(token, { ip: '198.51.100.4' })).status).toBe(200)
    const wide = await solve({ ip: '2001:db8:1:2::1' })
    expect((await sendWith(wide, { ip: '2001:db8:1:3::1' })).data.error_type).toBe('captcha_failed')
    expect((await sendWith(wide, { ip: '2001:db8:1:2::ffff' })).status).toBe(200)
  })

  test('a solution is valid for two minutes and no longer', async () => {
    const [early, late] = [await solve(), await solve()]
    world.advance(119_999)
    expect((await sendWith(early)).status).toBe(200)
    world.advance(1)
    expect((await sendWith(late)).data.error_type).toBe('captcha_failed')
  })

  test('a used solution stays used until after its end', async () => {
    const token = await solve()
    expect((await sendWith(token)).status).toBe(200)
    world.advance(119_999)
    await database.storage.rates.prune(world.now() - 3_600_000, 500)
    expect((await sendWith(token)).data.error_type).toBe('captcha_failed')
  })

  test('a solution with too little work is refused', async () => {
    const challenge = await getChallenge()
    const answer = await sendWith(solveTooEasily(challenge, difficulty))
    expect(answer.data.error_type).toBe('captcha_failed')
  })

  test('a challenge that was made easier is refused', async () => {
    const [issued = '', , nonce = '', signature = ''] = (await getChallenge()).split('.')
    const easier = [issued, '0', nonce, signature].join('.')
    expect((await sendWith(`${easier}.1`)).data.error_type).toBe('captcha_failed')
  })

  test.each([
    ['nothing of the kind', 'hello'],
    ['dots', '....'],
    ['a foreign token', '03AFcWeA5'.repeat(100)],
    ['a null byte', '\0'],
    ['a huge number', `a.8.${'x'.repeat(22)}.${'0'.repeat(64)}.${'9'.repeat(4_000)}`],
  ])('%s is refused', async (_, token) => {
    const answer = await sendWith(token)
    expect([answer.status, answer.data.error_type]).toEqual([400, 'captcha_failed'])
  })

  test('a token that is not a string, or is too long, is a bad request', async () => {
    expect((await sendWith(17)).data.error_type).toBe('bad_request')
    expect((await sendWith('x'.repeat(8_193))).data.error_type).toBe('bad_request')
  })

  test('a project without proof of work issues no challenges', async () => {
    const plain = await createTestService({ storage: database.storage })
    const answer = await plain.post(challengePath)
    expect(answer.data.error_type).toBe('no_captcha_provider_configured')
    expect((await plain.post(send, { email: 'ada@example.com' })).status).toBe(200)
    await plain.close()
  })
})

/** True when the hash begins with eight zero bits. */
const isSolved = (token: string) => createHash('sha256').update(token).digest()[0] === 0
