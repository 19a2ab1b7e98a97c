import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { startTlsListener, type TlsListener } from '@portico/testkit'
import { makeKeyPair } from '@portico/testkit/keys'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInstallation, type Installation, program } from './support/installation.ts'

let mails: string[]
let server: SMTPServer
let tls: TlsListener
let installation: Installation
beforeEach(async () => {
  mails = []
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // the listener in front of it speaks TLS
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'hunter2'
        ? done(null, { user: 'shop' })
        : done(new Error('no such user')),
    async onData(stream, _session, done) {
      let raw = ''
      for await (const chunk of stream) raw += String(chunk)
      mails.push(raw)
      done()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // it listens on a port, not on a pipe
  tls = await startTlsListener({ target: `http://127.0.0.1:${port}` })
  const { privateKey } = makeKeyPair(2048)
  installation = await createInstallation({
    PORTICO_BASE_URL: 'https://auth.example.com',
    SMTP_URL: `smtps://shop:hunter2@localhost:${tls.port}`,
    DKIM_SELECTOR: 'mail2026',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  })
})
afterEach(async () => {
  await installation.remove()
  await tls.stop()
  await new Promise<void>((resolve) => server.close(resolve))
})

/** What `portico doctor` says in a process of its own. */
const runDoctor = (env: Readonly<Record<string, string>> = {}) =>
  new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [program, 'doctor', '--send-to', 'ops@example.com'],
      { cwd: installation.folder, env: { ...installation.env, ...env } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    )
  })

test('a mail goes over TLS to a server whose certificate is trusted, with its password and signed', async () => {
  const said = await runDoctor({ NODE_EXTRA_CA_CERTS: tls.certificateFile })
  expect(said).toMatch(/^ok {4}test {8}mail from no-reply@example\.com \(Shop\) was accepted/m)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^DKIM-Signature: .*d=example\.com;.*s=mail2026;/ms)
  // nobody publishes the key of a test
  expect(said).toMatch(/^wrong mail .*mail2026\._domainkey\.example\.com has no such TXT record/m)
})

test('a server whose certificate is not trusted gets neither mail nor password, and the operator hears what to do', async () => {
  const said = await runDoctor()
  expect(said).toMatch(/^wrong (mail|test) .*certificate is not trusted here.*NODE_EXTRA_CA_CERTS/m)
  expect(mails).toEqual([])
  expect(said).not.toContain('hunter2')
})
