import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestService } from '../../testing/create-test-service.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { runSql } from '../../testing/run-sql.ts'

describe.each(engines)('a sign-in whose session cannot be signed, on %s', (engine) => {
  let database: TestStorage
  beforeEach(async () => {
    database = await openTestStorage(engine)
  })
  afterEach(() => database.remove())

  test('is not recorded, starts no session, and leaves the passcode unused', async () => {
    const before = await createTestService({ storage: database.storage })
    await before.signIn('before@example.com')
    const { projectId, publicToken } = before.project
    const [key] = await database.storage.keys.list(projectId, 'session', before.now())
    const replaceKey = (sealed: string) =>
      runSql(database.database, 'update signing_keys set sealed_private_jwk = ?', [sealed])
    await replaceKey('v1.damaged')

    const world = await createTestService({
      storage: database.storage,
      project: { projectId, publicToken },
    })
    const { methodId, code } = await world.sendCode('ada@example.com')
    const known = (await listAudit(world)).length
    const signIn = () => world.post('/otps/authenticate', { method_id: methodId, token: code })
    expect(await signIn()).toMatchObject({ status: 500 })
    expect(await listAudit(world)).toHaveLength(known)
    expect(await runSql(database.database, 'select session_id from sessions')).toHaveLength(1)

    await replaceKey(key?.sealedPrivateJwk ?? '')
    const mended = await createTestService({
      storage: database.storage,
      project: { projectId, publicToken },
    })
    const answer = await mended.post('/otps/authenticate', { method_id: methodId, token: code })
    expect(answer.status).toBe(200)
    expect((await listAudit(mended)).filter(({ at }) => at === world.now()).length).toBeGreaterThan(
      known,
    )
  })
})
