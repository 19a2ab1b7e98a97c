import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import {
  createRecoveryCode,
  hashAccountCode,
  toAccountCodeSealContext,
} from '../../foundation/text/recovery-code.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { ImportRacedError } from '../imports/import-people.ts'
import { type Installation, readProject, writeProject } from './testing/move-project.ts'

const rounds = isLongRun ? 60 : 3
/** How long the rounds of a race may take. */
const longestMs = 300_000
const codesOfOne = 3

describe.each(pickEngines('postgres'))('recovery codes that move, at once on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const folder = mkdtempSync(join(tmpdir(), 'portico-codes-'))
  let from: TestStorage
  beforeAll(async () => {
    await fixture.open()
    from = await openTestStorage('sqlite')
  })
  afterAll(async () => {
    await fixture.close()
    await from.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Adds a user with codes to the installation from which the project moves. */
  async function addUser(world: TestService, email: string) {
    const { projectId } = world.project
    const keyRing = createKeyRing(world.config.rootKey)
    const userId = `user-test-${randomUUID()}`
    const emailId = `email-test-${randomUUID()}`
    const own = { emailId, email, canonicalEmail: email, verified: true }
    const person = { userId, email: own, credentials: {}, change: {}, createdAt: world.now() }
    await from.storage.imports.add(projectId, [person])
    const codes = Array.from({ length: codesOfOne }, () => createRecoveryCode(systemRandom))
    const rows = codes.map((code) => ({
      codeId: `totp-recovery-code-test-${randomUUID()}`,
      codeHash: hashAccountCode(keyRing, userId, code),
      sealedCode: keyRing.seal(code, toAccountCodeSealContext({ projectId, userId })),
      createdAt: world.now(),
    }))
    await from.storage.accountCodes.replace({ projectId, userId }, rows)
    return { email, userId, code: codes[0] ?? '' }
  }

  /** Imports a file. Of two imports of one file at once, one may give up. */
  async function readFile(to: Installation, wanted: Parameters<typeof readProject>[1]) {
    try {
      await readProject(to, wanted)
    } catch (error) {
      if (!(error instanceof ImportRacedError)) throw error
    }
  }

  test(
    `a code that is used while files with it are imported, twice at once, signs in once and stays used, in ${rounds} rounds`,
    async () => {
      const world = await fixture.start()
      const { project, now } = world
      const { projectId } = project
      const to = { storage: world.storage, config: world.config, now }
      const users: Awaited<ReturnType<typeof addUser>>[] = []
      const enter = async ({ email, code }: { email: string; code: string }) =>
        (await world.post('/recovery_codes/authenticate', { email, recovery_code: code })).status
      for (let round = 0; round < rounds; round += 1) {
        const user = await addUser(world, `moved-${round}@example.com`)
        users.push(user)
        const file = join(folder, `${round}.jsonl`)
        const transportKey = randomBytes(32)
        await writeProject({ ...to, storage: from.storage }, { project, transportKey, file })
        const wanted = { project, transportKey, file }
        const [, , early] = await Promise.all([
          readFile(to, wanted),
          readFile(to, wanted),
          enter(user),
        ])
        await readFile(to, { ...wanted, isRestart: true })
        const [late, again] = await Promise.all([
          enter(user),
          enter(user),
          readFile(to, { ...wanted, isRestart: true }),
        ])
        const entered = [early, late, again]
        expect([round, entered.filter((status) => status === 200)]).toEqual([round, [200]])
        expect(entered.filter((status) => status !== 200)).toEqual([401, 401])
      }
      for (const { userId } of users) {
        expect(await world.storage.accountCodes.listIds(projectId, userId)).toHaveLength(codesOfOne)
        const left = await world.storage.accountCodes.countUnused(projectId, userId)
        expect(left).toBe(codesOfOne - 1)
      }
    },
    longestMs,
  )
})
