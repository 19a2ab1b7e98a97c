import { engines, openTestStorage } from '@portico/testkit/storage'
import { describe, expect, test } from 'vitest'
import { runSql } from '../../testing/run-sql.ts'
import type { OauthRegistrationRow } from './oauth-store.ts'

const projectId = 'project-test-1'
const linkedAt = 1_700_000_000_000

describe.each(engines)('an upgrade on %s', (engine) => {
  test('S1: an account linked before it was written down is the user’s own only if it is as old as the user', async () => {
    const world = await openTestStorage(engine)
    const { storage, database } = world
    const ages = { signedUp: linkedAt - 40, linkedLater: linkedAt - 3_600_000 }
    for (const [name, now] of Object.entries(ages)) {
      const userId = `user-test-${name}`
      await storage.users.create({
        projectId,
        userId,
        email: null,
        status: 'active',
        change: {},
        now,
      })
      const row: OauthRegistrationRow = {
        projectId,
        userId,
        registrationId: name,
        provider: 'google',
        providerType: 'Google',
        issuer: 'https://accounts.google.com',
        subject: name,
        email: null,
        pictureUrl: '',
        locale: '',
        sealedTokens: '',
        scopes: [],
        tokensExpireAt: null,
        isUnproved: false,
        linkedBy: 'session',
        createdAt: linkedAt,
        lastUsedAt: linkedAt,
      }
      await storage.oauth.add(row)
    }
    await runSql(database, 'alter table oauth_registrations drop column linked_by')
    const name = '0019-how-accounts-were-linked'
    await runSql(database, 'delete from schema_migrations where name = ?', [name])
    const after = world.reopen()
    await after.migrate()
    const rows = await runSql(
      database,
      'select registration_id, linked_by from oauth_registrations order by registration_id',
    )
    expect(rows).toEqual([
      { registration_id: 'linkedLater', linked_by: 'unknown' },
      { registration_id: 'signedUp', linked_by: 'sign_up' },
    ])
    await world.remove()
  })
})
