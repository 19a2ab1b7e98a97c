import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

let database: TestStorage
let world: TestService
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  world = await createTestService({ storage: database.storage })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

test('a right recovery code resets the count of wrong ones', async () => {
  const begun = await world.signIn('ada@example.com')
  const created = await world.post('/totps', {}, { session: begun.session_token })
  const { secret, recovery_codes } = created.data
  const totp_code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.now(),
  })
  const verified = await world.post(
    '/totps/authenticate',
    { totp_code },
    { session: begun.session_token },
  )
  let session: string = verified.data.session_token
  const recover = (recovery_code: string) =>
    world.post('/totps/recover', { recovery_code }, { session })
  const guess = async () => (await recover('aaaa-bbbb-cccc-dddd')).data.error_type
  const guessOften = async () => [await guess(), await guess(), await guess(), await guess()]
  const wrong = Array(4).fill('unable_to_authenticate_recovery_code')

  expect(await guessOften()).toEqual(wrong)
  const used = await recover(recovery_codes[0])
  expect(used.status).toBe(200)
  session = used.data.session_token
  // A fifth consecutive failure would lock. After the success these are the first four again.
  expect(await guessOften()).toEqual(wrong)
  expect((await recover(recovery_codes[1])).status).toBe(200)
})
