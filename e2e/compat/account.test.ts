/** What a signed-in person does with the official client: their account, their second factor, their roles. */
import { users } from '@portico/contract'
import { describe, expect, test } from 'vitest'
import { headlessVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'
import { toTotpCode } from './support/to-totp-code.ts'

const step = 30_000
const rbac = {
  roles: [
    {
      role_id: 'stytch_user',
      description: 'Everybody',
      permissions: [{ resource_id: 'notes', actions: ['read', 'write'] }],
    },
  ],
  resources: [
    { resource_id: 'notes', description: 'Notes', actions: ['read', 'write', 'publish'] },
  ],
  scopes: [],
}

const getFixture = prepareOfficial({ world: { project: { rbac } } })

describe.each(headlessVersions)('the account, with the client of version %s', (name, version) => {
  const start = async (person: string) => {
    const { world, visit } = getFixture()
    const at = await visit({ entry: version.headless })
    const email = `${person}-${name}@example.com`
    const reply = await signInOfficial(at, world, email)
    return { world, at, email, reply }
  }

  test('a user sets a name and metadata', async () => {
    const { world, at, reply } = await start('ada')
    const answer = await at.page.evaluate(() =>
      window.official.user.update({
        name: { first_name: 'Ada', last_name: 'Lovelace' },
        untrusted_metadata: { shelf: 3 },
      }),
    )
    expect(answer).toMatchObject({ user_id: reply.user_id, emails: reply.user.emails })
    const kept = await at.page.evaluate(() => window.official.user.getSync())
    expect(kept).toMatchObject({
      name: { first_name: 'Ada', last_name: 'Lovelace' },
      untrusted_metadata: { shelf: 3 },
    })
    const me = await world.call(users.me, undefined, { session: reply.session_token })
    expect(me.data?.name.first_name).toBe('Ada')
    await at.expectClean()
  })

  test('a user cannot remove their last way to sign in, and has no connected apps at first', async () => {
    const { at, reply } = await start('bob')
    const id = reply.user.emails[0]?.email_id ?? ''
    const type = await at.page.evaluate(
      (emailId) =>
        window.official.user
          .deleteEmail(emailId)
          .then(() => 'none')
          .catch((error) => error.error_type),
      id,
    )
    expect(type).toBe('cannot_delete_last_primary_factor')
    expect(await at.page.evaluate(() => window.official.user.getConnectedApps())).toMatchObject({
      connected_apps: [],
    })
    await at.expectClean([`400 DELETE /sdk/v1/users/emails/${id}`])
  })

  test('a user adds an authenticator app, reads its recovery codes and removes it', async () => {
    const { world, at, reply } = await start('cleo')
    const app = await at.page.evaluate(() =>
      window.official.totps.create({ expiration_minutes: 30 }),
    )
    expect(app.qr_code).toMatch(/^data:image\//)
    const proved = await at.page.evaluate(
      (totp_code) =>
        window.official.totps.authenticate({ totp_code, session_duration_minutes: 30 }),
      toTotpCode(app.secret, world.clock.now()),
    )
    expect(proved.session.session_id).toBe(reply.session.session_id)
    expect(proved.session.authentication_factors.map((factor) => factor.delivery_method)).toEqual([
      'email',
      'authenticator_app',
    ])
    const codes = await at.page.evaluate(() => window.official.totps.recoveryCodes())
    expect(codes).toMatchObject({
      user_id: reply.user_id,
      totps: [{ totp_id: app.totp_id, verified: true, recovery_codes: app.recovery_codes }],
    })

    world.clock.advance(2 * step)
    const recovered = await at.page.evaluate(
      (recovery_code) =>
        window.official.totps.recover({ recovery_code, session_duration_minutes: 30 }),
      app.recovery_codes[0] ?? '',
    )
    expect(
      recovered.session.authentication_factors.map((factor) => factor.delivery_method),
    ).toContain('recovery_code')

    await at.page.evaluate((id) => window.official.user.deleteTOTP(id), app.totp_id)
    const kept = await at.page.evaluate(() => window.official.user.getSync())
    expect(kept?.totps).toEqual([])
    await at.expectClean()
  })

  test('a user may do what the roles of the project permit', async () => {
    const { at } = await start('dora')
    const read = await at.page.evaluate(() => window.official.rbac.isAuthorized('notes', 'read'))
    const publish = await at.page.evaluate(() =>
      window.official.rbac.isAuthorizedSync('notes', 'publish'),
    )
    expect([read, publish]).toEqual([true, false])
    expect(await at.page.evaluate(() => window.official.rbac.allPermissions())).toEqual({
      notes: { read: true, write: true, publish: false },
    })
    await at.expectClean()
  })
})
