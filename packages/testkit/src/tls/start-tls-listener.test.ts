import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../world/create-world.ts'

const ada = 'ada@example.com'

describe('a world over TLS', () => {
  let world: World
  let certificate = ''
  let origin = ''
  beforeAll(async () => {
    world = await createWorld({ tls: ['auth.fieldnotes.example'] })
    certificate = readFileSync(world.tls?.certificateFile ?? '', 'utf8')
    origin = world.tls?.origin ?? ''
  })
  afterAll(() => world?.stop())

  /** Sends a request as a client that trusts only this listener's certificate. */
  const ask = (path: string, options: { host?: string; servername?: string } = {}) =>
    new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
      (resolve, reject) => {
        const { host, servername } = options
        const asked = request(
          new URL(path, origin),
          {
            ca: certificate,
            ...(servername && { servername }),
            headers: { ...(host && { host }) },
          },
          (answer) => {
            answer.resume()
            answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }))
          },
        )
        asked.on('error', reject)
        asked.end()
      },
    )

  test('answers with a certificate that names it', async () => {
    const { status, headers } = await ask('/readyz')
    expect(status).toBe(200)
    expect(headers['strict-transport-security']).toBeDefined()
    await ask('/readyz', { servername: 'auth.fieldnotes.example' })
    await expect(ask('/readyz', { servername: 'other.example' })).rejects.toThrow(/altnames/)
  })

  test('passes the host on: a wrong name is refused by the service', async () => {
    const asked = { servername: 'localhost', host: 'evil.example' }
    expect((await ask('/readyz', asked)).status).toBe(421)
  })

  test('has the address that links use', async () => {
    const url = `${origin}/welcome`
    await world.call(emailMagicLinks.loginOrCreate, {
      email: ada,
      login_magic_link_url: url,
      signup_magic_link_url: url,
    })
    expect(new URL(await world.inbox.linkFor(ada)).origin).toBe(origin)
  })
})
