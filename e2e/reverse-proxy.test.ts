import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:https'
import { findFreePort } from '@portico/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostedWorld } from './support/client-app-fixture.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { createInstallation, type Installation } from './support/installation.ts'
import { type MailSink, startMailSink } from './support/mail-sink.ts'
import { type ReverseProxy, startReverseProxy } from './support/reverse-proxies.ts'

/** As the audit log must know the client; the proxy itself calls from 127.0.0.1. */
const clientAddress = '127.0.0.2'

describe.each(['nginx', 'caddy'] as const)('behind the sample of %s', (name) => {
  let mails: MailSink
  let installation: Installation
  let proxy: ReverseProxy
  beforeAll(async () => {
    mails = await startMailSink()
    const [port, publicPort] = [await findFreePort(), await findFreePort()]
    installation = await createInstallation({
      PORTICO_BASE_URL: `https://localhost:${publicPort}`,
      SMTP_URL: mails.url,
      TRUSTED_PROXIES: '127.0.0.1',
    })
    await installation.start(port)
    proxy = await startReverseProxy(name, publicPort, [port])
  })
  afterAll(async () => {
    await proxy?.stop()
    await installation?.remove()
    await mails?.stop()
  })

  /** One request over TLS, on a connection of its own. */
  const call = (
    path: string,
    options: { headers?: Record<string, string>; body?: unknown; as?: string } = {},
  ) =>
    new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>(
      (resolve, reject) => {
        const basic = Buffer.from(
          options.as ?? `${installation.publicToken}:${installation.publicToken}`,
        )
        const sent = request(
          `${proxy.origin}${path}`,
          {
            method: options.body === undefined ? 'GET' : 'POST',
            ca: proxy.certificate,
            localAddress: clientAddress,
            family: 4,
            agent: false,
            headers: {
              ...(options.body !== undefined && { 'content-type': 'application/json' }),
              authorization: `Basic ${basic.toString('base64')}`,
              ...options.headers,
            },
          },
          async (response) => {
            const chunks: Buffer[] = []
            for await (const chunk of response) chunks.push(Buffer.from(chunk))
            const text = Buffer.concat(chunks).toString('utf8')
            resolve({ status: response.statusCode ?? 0, text, headers: response.headers })
          },
        )
        sent.once('error', reject)
        sent.end(options.body === undefined ? undefined : JSON.stringify(options.body))
      },
    )

  test('a user signs in, and the audit log has their real IP address despite forged headers', async () => {
    const email = `ada@${name}.example.com`
    const lie = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' }
    const sent = await call('/sdk/v1/otps/email/login_or_create', { body: { email }, headers: lie })
    expect(sent).toMatchObject({ status: 200 })
    await expect.poll(() => mails.find(email, 'code'), { timeout: 30_000 }).not.toBeNull()
    const answer = await call('/sdk/v1/otps/authenticate', {
      body: {
        method_id: JSON.parse(sent.text).data.method_id,
        token: mails.find(email, 'code'),
        session_duration_minutes: 60,
      },
      headers: lie,
    })
    expect(answer.status).toBe(200)
    const { projectId, secret } = installation
    const log = await call('/v1/audit', { as: `${projectId}:${secret}` })
    const entries: { action: string; ip_address: string }[] = JSON.parse(log.text).entries
    const started = entries.find(({ action }) => action === 'session.started')
    expect(started?.ip_address).toBe(clientAddress)
  })

  test.each([
    ['/.well-known/openid-configuration', 200],
    ['/.well-known/oauth-authorization-server', 200],
    ['/.well-known/change-password', 303],
    ['/v1/oauth2/jwks', 200],
    ['/v1/oauth2/authorize', 400],
    ['/device', 200],
    ['/portico.js', 200],
    ['/openapi.json', 200],
    ['/v1/public/about', 200],
    ['/metrics', 404],
    ['/readyz', 404],
    ['/healthz', 404],
  ])('%s answers %i', async (path, status) => {
    const answer = await call(path)
    expect([path, answer.status]).toEqual([path, status])
  })

  test('a discovery document names the public address', async () => {
    const { text } = await call('/.well-known/openid-configuration')
    expect(JSON.parse(text)).toMatchObject({ issuer: proxy.origin })
  })

  test('long cookies and long responses get through', async () => {
    const cookie = `theirs=${'x'.repeat(12_000)}`
    expect((await call('/v1/public/about', { headers: { cookie } })).status).toBe(200)
    const document = await call('/openapi.json')
    expect(document.text.length).toBeGreaterThan(20_000)
    const long = await call('/sdk/v1/otps/authenticate', { body: { token: 'x'.repeat(60_000) } })
    expect(JSON.parse(long.text)).toHaveProperty('error_type')
  })
})

describeInLongRun('packages/service/src/console/keys').each(['nginx', 'caddy'] as const)(
  'behind the sample of %s with its password in front of the console',
  (name) => {
    test('the key of a script works in a header of its own, and neither password nor key alone leads in', async () => {
      const world = await createHostedWorld({ config: { admin: true } })
      const port = await findFreePort()
      const ports = [Number(new URL(world.origin).port)]
      const proxy = await startReverseProxy(name, port, ports, { hasPassword: true })
      try {
        const key = await addKey(world)
        const ask = (headers: Readonly<Record<string, string>>, path = '/admin/v1/operators') =>
          getStatus(`${proxy.origin}${path}`, proxy.certificate, headers)
        const password = { authorization: `Basic ${Buffer.from('ops:word').toString('base64')}` }
        expect(await ask({ ...password, 'x-portico-console-key': key })).toBe(200)
        expect(await ask({ 'x-portico-console-key': key })).toBe(401)
        expect(await ask({ authorization: `Bearer ${key}` })).toBe(401)
        expect(await ask(password)).toBe(403)
        expect(await ask({}, '/admin')).toBe(401)
        expect(await ask(password, '/admin')).toBe(200)
        expect(await ask({}, '/v1/public/about')).not.toBe(401)
      } finally {
        await proxy.stop()
        await world.stop()
      }
    })
  },
)

/** Adds an operator, and a key of theirs for a script. */
async function addKey({ storage, project, clock }: Awaited<ReturnType<typeof createHostedWorld>>) {
  const { projectId } = project
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const owner = { projectId, operatorId: 'operator-test-1' }
  const times = { createdAt: now, lastSeenAt: now, removedAt: null }
  await storage.operators.add({ ...owner, name: 'Ines Haddad', role: 'act', ...times })
  await storage.operatorKeys.add({
    ...owner,
    keyId: 'operator-key-test-1',
    name: 'Nightly',
    role: 'read',
    tokenHash: createHash('sha256').update(token).digest('hex'),
    createdAt: now,
    expiresAt: now + 3_600_000,
    lastUsedAt: null,
  })
  return `${projectId}.${token}`
}

/** Asks over TLS. */
const getStatus = (url: string, ca: string, headers: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(url, { ca, family: 4, agent: false, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.once('error', reject)
    sent.end()
  })
