/** Verifies the default lifetimes (specification, section 9) with the service's clock. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { specifiedConstants } from '@portico/testkit/specification'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { loadConfig } from './load-config.ts'

const minute = 60_000

describe('of a project without settings', () => {
  let folder: string
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-defaults-'))
    const { projects } = await loadConfig({ env: {}, workingFolder: folder })
    const { magicLinks, passcodes, sessions } = projects[0] ?? {}
    if (!magicLinks || !passcodes || !sessions) throw new Error('A first start has a project.')
    database = await openTestStorage('sqlite')
    world = await createTestService({
      storage: database.storage,
      project: { magicLinks, passcodes, sessions },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
    await rm(folder, { recursive: true })
  })

  const useLink = async (after: number) => {
    const token = await world.sendLink(`link-${after}@example.com`)
    world.advance(after)
    return (await world.post('/magic_links/authenticate', { token })).data
  }
  const useCode = async (after: number) => {
    const { code, methodId } = await world.sendCode(`code-${after}@example.com`)
    world.advance(after)
    const body = { token: code, method_id: methodId }
    return (await world.post('/otps/authenticate', body)).data
  }

  test('a link works for 30 minutes, and no longer', async () => {
    const life = specifiedConstants.magicLinkMinutes * minute
    expect((await useLink(life - 1)).session_token).toBeTruthy()
    expect((await useLink(life)).error_type).toBe('unable_to_auth_magic_link')
  })

  test('a passcode of six digits works for 5 minutes, and no longer', async () => {
    const life = specifiedConstants.passcodeMinutes * minute
    const { code } = await world.sendCode('digits@example.com')
    expect(code).toMatch(new RegExp(`^\\d{${specifiedConstants.passcodeDigits}}$`))
    expect((await useCode(life - 1)).session_token).toBeTruthy()
    expect((await useCode(life)).error_type).toBe('otp_code_not_found')
  })

  test('a session lasts 30 minutes, and no longer', async () => {
    const life = specifiedConstants.sessionMinutes * minute
    const { session, session_token } = await world.signIn('session@example.com')
    expect(Date.parse(session.expires_at) - Date.parse(session.started_at)).toBe(life)
    const isAlive = async () =>
      (await world.get('/users/me', { session: session_token })).status === 200
    world.advance(life - 1)
    expect(await isAlive()).toBe(true)
    world.advance(1)
    expect(await isAlive()).toBe(false)
  })
})
