import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, toWrongCode } from '../../testing/create-test-service.ts'

describe.each(engines)('logs on %s', (engine) => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(() => database.remove())

  test('SVC-14 no secret reaches a log line: not raw, not encoded, not its beginning', async () => {
    let lines = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines += chunk
        done()
      },
    })
    let isBroken = false
    const world = await createTestService({
      storage: {
        ...database.storage,
        transaction: (work) =>
          isBroken
            ? Promise.reject(new Error('the database is gone'))
            : database.storage.transaction(work),
      },
      log: pino({ level: 'debug' }, stream),
    })
    const secrets: string[] = [Buffer.from(world.config.rootKey).toString('base64url')]
    const codes: string[] = []
    const verifier = 'canary-verifier-0123456789-0123456789-0123456789'
    secrets.push(verifier)

    const token = await world.sendLink('canary-ada@example.com', {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    })
    secrets.push(token)
    await world.get(`/v1/public/magic_links/redirect?token=${token}`)
    await world.get(`/v1/public/magic_links/elsewhere?token=${token}`)
    await world.get(`/v1/public/magic_links/redirect/${token}/%zz`)
    await world.post('/magic_links/authenticate', { token })
    await world.post('/magic_links/authenticate', { token, code_verifier: `${verifier}x` })
    isBroken = true
    const failed = await world.post('/magic_links/authenticate', { token, code_verifier: verifier })
    expect(failed.status).toBe(500)
    isBroken = false
    const signedIn = await world.post('/magic_links/authenticate', {
      token,
      code_verifier: verifier,
    })
    const { session_token: session, session_jwt: jwt } = signedIn.data
    secrets.push(session, jwt, jwt.split('.')[2])
    await world.get('/users/me', { session })
    await world.get('/users/me', { session: jwt })
    await world.get('/users/me', { headers: { cookie: `stytch_session=${session}` } })

    const { methodId, code } = await world.sendCode('canary-ada@example.com')
    codes.push(code, toWrongCode(code))
    for (let i = 0; i < 7; i++)
      await world.post('/otps/authenticate', { token: toWrongCode(code), method_id: methodId })
    await world.post('/otps/authenticate', { token: `${code}x`, method_id: methodId })

    const canary = 'canary-password-in-a-broken-body'
    secrets.push(canary)
    for (const body of [
      `{"password":"${canary}"`,
      `{"token":{"a":"${canary}"}}`,
      `"${canary}"`,
      `{"email":"${canary}\\u0000"}`,
    ])
      for (const path of ['/magic_links/authenticate', '/users/search', '/events'])
        await world.send('POST', path, body)
    await world.get('/users/me', { headers: { authorization: `Bearer ${canary}` } })
    await world.post('/sessions/revoke', undefined, { session })

    expect(lines.split('\n').length).toBeGreaterThan(30)
    for (const line of lines.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
    expect(lines).toContain('the database is gone')
    for (const secret of secrets)
      for (const shape of [
        secret,
        secret.slice(0, 12),
        encodeURIComponent(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        Buffer.from(secret).toString('base64url'),
      ])
        expect([shape, lines.includes(shape)]).toEqual([shape, false])
    for (const six of codes) expect(lines).not.toMatch(new RegExp(`(?<!\\d)${six}(?!\\d)`))
    expect(lines).not.toContain('canary-ada')
    await world.close()
  })
})
