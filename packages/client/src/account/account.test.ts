import { describe, expect, it, vi } from 'vitest'
import type { Client } from '../client/client.ts'
import { PorticoSDKUsageError } from '../foundation/errors/errors.ts'
import { createFakeBrowser } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService, holdAnswer, refuse } from '../testing/fake-service.ts'

async function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('POST /otps/authenticate', () => answer(service.openSession()))
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const client = browser.openTab().connect()
  await client.otps.authenticate('123456', 'method-1')
  const findBody = (route: string) =>
    service.requests.find((request) => request.route === route)?.body
  const getUser = () => {
    const user = client.user.getSync()
    if (!user) throw new Error('nobody is signed in')
    return user
  }
  return { clock, service, browser, client, findBody, getUser }
}

describe('client.user', () => {
  it('changes the user here and in every tab, without exposing the cached copy', async () => {
    const { clock, service, browser, client, findBody, getUser } = await createWorld()
    const other = browser.openTab().connect()
    await clock.settle()
    const onChange = vi.fn()
    client.user.onChange(onChange)
    const name = { first_name: 'Augusta', middle_name: '', last_name: 'King' }
    const { emails, phone_numbers, crypto_wallets, user_id } = getUser()
    service.on('PUT /users/me', () =>
      answer({ user_id, emails, phone_numbers, crypto_wallets, __user: { ...getUser(), name } }),
    )
    const reply = await client.user.update({
      name,
      locale: 'pt-BR',
      picture_url: 'https://pictures.example/ada.png',
      untrusted_metadata: { theme: 'dark' },
    })
    expect(findBody('PUT /users/me')).toEqual({
      name,
      locale: 'pt-BR',
      picture_url: 'https://pictures.example/ada.png',
      untrusted_metadata: { theme: 'dark' },
    })
    expect(reply).toEqual({
      request_id: 'request-id-test-1',
      status_code: 200,
      user_id,
      emails,
      phone_numbers,
      crypto_wallets,
    })
    await clock.settle()
    expect(client.user.getSync()?.name).toEqual(name)
    expect(other.user.getSync()?.name).toEqual(name)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  const deletions: [Exclude<keyof Client['user'] & `delete${string}`, 'delete'>, string][] = [
    ['deleteEmail', 'emails'],
    ['deletePhoneNumber', 'phone_numbers'],
    ['deleteTOTP', 'totps'],
    ['deleteCryptoWallet', 'crypto_wallets'],
    ['deleteOAuthRegistration', 'oauth'],
    ['deleteWebauthnRegistration', 'webauthn_registrations'],
    ['deleteBiometricRegistration', 'biometric_registrations'],
  ]
  it.each(deletions)(
    '%s calls DELETE /users/%s/{id}, and updates the user to what is left',
    async (call, path) => {
      const { service, client, getUser } = await createWorld()
      const left = { ...getUser(), emails: [] }
      service.on(`DELETE /users/${path}/id%2F1`, () =>
        answer({ user_id: left.user_id, __user: left }),
      )
      expect(await client.user[call]('id/1')).toEqual({
        request_id: 'request-id-test-1',
        status_code: 200,
        user_id: 'user-test-1',
      })
      expect(client.user.getSync()).toEqual(left)
    },
  )

  it('adds an address by its code, makes it primary and takes its removal back, and keeps the user up to date', async () => {
    const { service, client, findBody, getUser } = await createWorld()
    const [first] = getUser().emails
    const second = { email_id: 'email/2', email: 'b@example.com', verified: true }
    const as = (...emails: object[]) =>
      answer({ user_id: getUser().user_id, __user: { ...getUser(), emails } })
    service.on('POST /users/emails', () => answer({ method_id: 'method-1' }))
    expect(await client.user.addEmail({ email: 'b@example.com' })).toMatchObject({
      method_id: 'method-1',
    })
    service.on('POST /users/emails/prove', () => as(first ?? {}, second))
    const proof = { code: '123456', method_id: 'method-1' }
    expect(await client.user.proveEmail(proof)).not.toHaveProperty('__user')
    expect(findBody('POST /users/emails/prove')).toEqual(proof)
    expect(client.user.getSync()?.emails).toEqual([first, second])
    service.on('POST /users/emails/email%2F2/make_primary', () => as(second, first ?? {}))
    await client.user.makeEmailPrimary('email/2')
    expect(client.user.getSync()?.emails).toEqual([second, first])
    service.on('POST /users/emails/email%2F2/restore', () => as(second))
    await client.user.restoreEmail('email/2')
    expect(client.user.getSync()?.emails).toEqual([second])
  })

  it('reads everything that is kept about the user as the service sends it, and caches the user with the time of the download', async () => {
    const { service, client, getUser } = await createWorld()
    const exported_at = '2026-01-15T12:00:00.000Z'
    const kept = { exported_at, user: { ...getUser(), exported_at }, events: [] }
    service.on('POST /users/me/export', () => answer(kept))
    expect(await client.user.export()).toMatchObject(kept)
    expect(client.user.getSync()?.exported_at).toBe(exported_at)
  })

  it('signs out after the deletion was asked for, and tells pages when the account is kept', async () => {
    const { service, client, findBody, getUser } = await createWorld()
    const deletes_at = '2026-01-29T12:00:00.000Z'
    service.on('POST /users/me/restore', () =>
      answer({ user_id: getUser().user_id, __user: { ...getUser(), locale: 'pt-BR' } }),
    )
    await client.user.restore()
    expect(client.user.getSync()?.locale).toBe('pt-BR')
    service.on('POST /users/me/delete', () => answer({ deletes_at }))
    await expect(
      client.user.delete(undefined as unknown as { confirmation: 'delete' }),
    ).rejects.toThrow(PorticoSDKUsageError)
    expect(client.session.getSync()).not.toBeNull()
    expect(await client.user.delete({ confirmation: 'delete' })).toMatchObject({ deletes_at })
    expect(findBody('POST /users/me/delete')).toEqual({ confirmation: 'delete' })
    expect([client.session.getSync(), client.user.getSync()]).toEqual([null, null])
  })

  it("names and ends one of the user's devices by its id, lists them all, and ends all others", async () => {
    const { service, client, findBody } = await createWorld()
    const common = { request_id: 'request-id-test-1', status_code: 200 }
    service.on('GET /sessions', () => answer({ sessions: [] }))
    service.on('PUT /sessions/id%2F1', () => answer({}))
    service.on('DELETE /sessions/id%2F1', () => answer({}))
    service.on('POST /sessions/revoke_others', () => answer({ session_ids: ['id/1'] }))
    expect(await client.session.list()).toEqual({ ...common, sessions: [] })
    expect(await client.session.rename('id/1', 'Kitchen')).toEqual(common)
    expect(findBody('PUT /sessions/id%2F1')).toEqual({ name: 'Kitchen' })
    expect(await client.session.end('id/1')).toEqual(common)
    expect(await client.session.endOthers()).toEqual({ ...common, session_ids: ['id/1'] })
    expect(client.session.getSync()).not.toBeNull()
    // The mistake of a caller is refused before any request.
    await expect(client.session.end(undefined as unknown as string)).rejects.toThrow(
      PorticoSDKUsageError,
    )
  })

  it('ignores the response to an update when another user has signed in meanwhile', async () => {
    const { service, client, getUser } = await createWorld()
    const held = holdAnswer()
    const before = getUser()
    service.on('PUT /users/me', () => held.reply)
    const late = client.user.update({ name: { first_name: 'Augusta' } })
    await client.otps.authenticate('123456', 'method-2')
    held.release(answer({ __user: { ...before, name: { first_name: 'Augusta' } } }))
    await late
    expect(client.user.getSync()?.user_id).toBe('user-test-2')
    expect(client.user.getSync()?.name.first_name).toBe('Ada')
  })

  it('does not lose an update to a session confirmation that was requested before it', async () => {
    const { service, client, getUser } = await createWorld()
    const before = getUser()
    const held = holdAnswer()
    service.on('POST /sessions/authenticate', () => held.reply)
    const late = client.session.authenticate()
    const name = { ...before.name, first_name: 'Augusta' }
    service.on('PUT /users/me', () => answer({ __user: { ...before, name } }))
    await client.user.update({ name })
    held.release(answer({ ...service.renewSession('token-1'), session_token: 'token-1' }))
    await late
    expect(client.user.getSync()?.name).toEqual(name)
  })

  it('lists the connected apps, and revokes one', async () => {
    const { service, client } = await createWorld()
    const app = { connected_app_id: 'app-1', name: 'Reader', scopes_granted: 'openid' }
    service.on('GET /users/connected_apps', () => answer({ connected_apps: [app] }))
    service.on('POST /users/connected_apps/app-1/revoke', () => answer())
    expect((await client.user.getConnectedApps()).connected_apps).toEqual([app])
    expect(await client.user.revokedConnectedApp('app-1')).toMatchObject({ status_code: 200 })
    const revoke = service.requests.find(({ route }) => route.endsWith('/revoke'))
    expect(revoke?.init.body).toBeUndefined()
  })
})

describe('client.totps', () => {
  it('returns what an authenticator app needs, and reports the new factor', async () => {
    const { service, client, findBody, getUser } = await createWorld()
    const totps = [{ totp_id: 'totp-1', verified: false }]
    const created = {
      totp_id: 'totp-1',
      secret: 'ABC',
      qr_code: 'data:image/png;base64,',
      recovery_codes: ['one', 'two'],
    }
    service.on('POST /totps', () => answer({ ...created, __user: { ...getUser(), totps } }))
    const reply = await client.totps.create({ expiration_minutes: 5 })
    expect(findBody('POST /totps')).toEqual({ expiration_minutes: 5 })
    expect(reply).toEqual({ request_id: 'request-id-test-1', status_code: 200, ...created })
    expect(client.user.getSync()?.totps).toEqual(totps)
  })

  it.each([
    ['authenticate', 'POST /totps/authenticate', { totp_code: '123456' }],
    ['recover', 'POST /totps/recover', { recovery_code: 'one' }],
    ['complete', 'POST /totps/complete', { totp_id: 'totp-1' }],
  ] as const)('%s takes over the renewed session', async (call, route, body) => {
    const { service, client, findBody } = await createWorld()
    service.on(route, () => answer({ ...service.renewSession('token-1'), totp_id: 'totp-1' }))
    const given = {
      totp_id: '',
      totp_code: '',
      recovery_code: '',
      ...body,
      session_duration_minutes: 60,
    }
    expect((await client.totps[call](given)).totp_id).toBe('totp-1')
    expect(findBody(route)).toEqual({ ...body, session_duration_minutes: 60 })
    expect(client.session.getTokens()?.session_token).toBe('token-1-renewed')
  })

  it('checks the first code of a new app, and lists the apps, in the same session', async () => {
    const { service, client, findBody } = await createWorld()
    const app = { totp_id: 'totp-1', verified: true, created_at: '2026-01-01T00:00:00.000Z' }
    service.on('POST /totps/check', () => answer({ user_id: 'user-test-1', totp_id: 'totp-1' }))
    service.on('GET /totps', () => answer({ totps: [{ ...app, codes_left: 8 }] }))
    const given = { totp_id: 'totp-1', totp_code: '123456' }
    expect((await client.totps.check(given)).totp_id).toBe('totp-1')
    expect(findBody('POST /totps/check')).toEqual(given)
    expect((await client.totps.list()).totps).toEqual([{ ...app, codes_left: 8 }])
    expect(client.session.getTokens()?.session_token).toBe('token-1')
  })

  it('returns the recovery codes, with a call without a body', async () => {
    const { service, client } = await createWorld()
    const totps = [{ totp_id: 'totp-1', verified: true, recovery_codes: ['one'] }]
    service.on('POST /totps/recovery_codes', () => answer({ user_id: 'user-test-1', totps }))
    expect((await client.totps.recoveryCodes()).totps).toEqual(totps)
    const { init } = service.requests.find(({ route }) => route.endsWith('codes')) ?? {}
    expect(init?.body).toBeUndefined()
  })
})

describe('client.session.attest', () => {
  it('signs in with another issuer’s token', async () => {
    const { service, client, findBody } = await createWorld()
    service.on('POST /sessions/attest', () => answer(service.openSession()))
    const options = { profile_id: 'profile-1', token: 'jwt', session_duration_minutes: 60 }
    await client.session.attest(options)
    expect(findBody('POST /sessions/attest')).toEqual(options)
    expect(client.user.getSync()?.user_id).toBe('user-test-2')
  })
})

describe('client.impersonation', () => {
  it('takes over the session, which says who really acts', async () => {
    const { service, client, findBody } = await createWorld()
    service.on('POST /impersonation/authenticate', () => answer(service.openSession()))
    await client.impersonation.authenticate({ impersonation_token: 'secret' })
    expect(findBody('POST /impersonation/authenticate')).toEqual({ impersonation_token: 'secret' })
    expect(client.user.getSync()?.user_id).toBe('user-test-2')
  })

  it('uses the token in the page’s address, and removes it before the call', async () => {
    const { service, browser } = await createWorld()
    const tab = browser.openTab(
      'https://app.example.com/?stytch_token_type=impersonation&token=secret&a=1',
    )
    const seen: string[] = []
    service.on('POST /impersonation/authenticate', () => {
      seen.push(tab.getHref())
      return answer(service.openSession())
    })
    const client = tab.connect()
    expect(client.parseAuthenticateUrl()).toMatchObject({ handled: true, token: 'secret' })
    expect(await client.authenticateByUrl()).toMatchObject({
      handled: true,
      tokenType: 'impersonation',
    })
    expect(seen).toEqual(['https://app.example.com/?a=1'])
  })
})

describe('a dead session', () => {
  const calls: [string, string, (client: Client) => Promise<unknown>][] = [
    ['user.get', 'GET /users/me', ({ user }) => user.get()],
    ['user.update', 'PUT /users/me', ({ user }) => user.update({})],
    ['user.deleteEmail', 'DELETE /users/emails/e', ({ user }) => user.deleteEmail('e')],
    ['user.getConnectedApps', 'GET /users/connected_apps', ({ user }) => user.getConnectedApps()],
    ['user.listRecoveries', 'GET /users/recoveries', ({ user }) => user.listRecoveries()],
    ['user.cancelRecovery', 'DELETE /users/recoveries/r', ({ user }) => user.cancelRecovery('r')],
    ['totps.create', 'POST /totps', ({ totps }) => totps.create({ expiration_minutes: 5 })],
    ['totps.recoveryCodes', 'POST /totps/recovery_codes', ({ totps }) => totps.recoveryCodes()],
    [
      'totps.authenticate',
      'POST /totps/authenticate',
      ({ totps }) => totps.authenticate({ totp_code: '123456' }),
    ],
    [
      'otps.email.send',
      'POST /otps/email/send/secondary',
      ({ otps }) => otps.email.send('ada@example.com'),
    ],
    [
      'session.authenticate',
      'POST /sessions/authenticate',
      ({ session }) => session.authenticate(),
    ],
    ['session.revoke', 'POST /sessions/revoke', ({ session }) => session.revoke()],
  ]
  const types = ['user_unauthenticated', 'invalid_secret_authentication', 'session_not_found']
  const pairs = calls.flatMap(([name, route, call]) =>
    types.map((errorType) => ({ name, route, call, errorType })),
  )

  it.each(pairs)(
    'is forgotten when $name answers $errorType',
    async ({ route, call, errorType }) => {
      const { service, browser, client } = await createWorld()
      service.on(route, () => refuse(401, errorType))
      await expect(call(client)).rejects.toMatchObject({ error_type: errorType })
      expect(client.session.getSync()).toBeNull()
      expect(client.user.getSync()).toBeNull()
      expect(browser.jar.cookies).toEqual([])
    },
  )

  it('is forgotten on unauthorized_credentials, unless a proof was refused', async () => {
    const { service, client } = await createWorld()
    service.on('POST /totps/authenticate', () => refuse(401, 'unauthorized_credentials'))
    await expect(client.totps.authenticate({ totp_code: '1' })).rejects.toThrow()
    expect(client.session.getSync()).not.toBeNull()
    service.on('PUT /users/me', () => refuse(401, 'unauthorized_credentials'))
    await expect(client.user.update({})).rejects.toThrow()
    expect(client.session.getSync()).toBeNull()
  })

  it.each([
    [400, 'metadata_too_large'],
    [403, 'unauthorized_action'],
    [429, 'too_many_requests'],
    [500, 'internal_server_error'],
  ])('is not assumed after %s %s', async (status, errorType) => {
    const { service, client } = await createWorld()
    service.on('PUT /users/me', () => refuse(status, errorType))
    await expect(client.user.update({})).rejects.toMatchObject({ error_type: errorType })
    expect(client.session.getSync()).not.toBeNull()
  })
})

describe('a host without types', () => {
  /** What such a host passes. */
  const parse = (json: string) => JSON.parse(json)

  it.each<[string, (client: Client) => Promise<unknown>, string]>([
    [
      'totps.create',
      (c) => c.totps.create(parse('{"expiration_minutes":"5"}')),
      'expiration_minutes must be a number.',
    ],
    [
      'totps.authenticate',
      (c) => c.totps.authenticate(parse('{"totp_code":1}')),
      'totp_code must be a string.',
    ],
    [
      'totps.authenticate',
      (c) => c.totps.authenticate(parse('null')),
      'totp_code must be a string.',
    ],
    ['totps.recover', (c) => c.totps.recover(parse('{}')), 'recovery_code must be a string.'],
    ['user.update', (c) => c.user.update(parse('{"locale":1}')), 'locale must be a string.'],
    [
      'user.update',
      (c) => c.user.update(parse('{"untrusted_metadata":"x"}')),
      'untrusted_metadata must be an object.',
    ],
    ['user.deleteEmail', (c) => c.user.deleteEmail(parse('7')), 'id must be a string.'],
    [
      'session.attest',
      (c) => c.session.attest(parse('{"profile_id":"p"}')),
      'token must be a string.',
    ],
    [
      'session.authenticate',
      (c) => c.session.authenticate(parse('{"session_duration_minutes":"60"}')),
      'session_duration_minutes must be a number.',
    ],
    [
      'impersonation.authenticate',
      (c) => c.impersonation.authenticate(parse('{}')),
      'impersonation_token must be a string.',
    ],
    [
      'otps.authenticate',
      (c) => c.otps.authenticate('1', parse('null')),
      'method_id must be a string.',
    ],
  ])('is told what it passed wrongly to %s', async (call, run, problem) => {
    const { service, client } = await createWorld()
    const before = service.requests.length
    const error: unknown = await run(client).catch((caught) => caught)
    expect(error).toBeInstanceOf(PorticoSDKUsageError)
    expect(error).toHaveProperty('message', `Invalid call to ${call}\n${problem}`)
    expect(service.requests).toHaveLength(before)
  })
})
