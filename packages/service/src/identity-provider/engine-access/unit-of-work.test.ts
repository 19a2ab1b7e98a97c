import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArtefactRow } from '../../kernel/storage/storage.ts'
import { beginUnitOfWork } from './unit-of-work.ts'

const now = 1_000
const projectId = 'project-test-one'

const toArtefact = (kind: ArtefactRow['kind'], valueHash: string): ArtefactRow => ({
  projectId,
  kind,
  valueHash,
  clientId: 'bank',
  userId: 'user-test-ada',
  sessionId: 'session-test-ada',
  familyId: 'grant-test-ada.session-test-ada',
  userCodeHash: null,
  payload: {},
  createdAt: now,
  expiresAt: now + 60,
  consumedAt: null,
})

describe.each(engines)('what a token request writes, on %s', (engine) => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(() => database.remove())

  const present = async (
    name: string,
    endMeanwhile: (lasting: ArtefactRow) => Promise<unknown>,
  ) => {
    const { storage } = database
    const lasting = toArtefact('refresh_token', `lasting-${name}`)
    const issued = toArtefact('access_token', `issued-${name}`)
    await storage.artefacts.add(lasting)
    const unit = beginUnitOfWork({ storage, clock: { now: () => now } }, projectId, {})
    unit.use(lasting)
    unit.add(issued)
    await endMeanwhile(lasting)
    const outcome = await unit.commit().then(
      () => 'issued',
      (error: unknown) => error,
    )
    const kept = await storage.artefacts.find(projectId, 'access_token', issued.valueHash, now)
    return { outcome, kept }
  }

  test('I5: a refresh token that is not rotated gives a token while it stands', async () => {
    const { outcome, kept } = await present('standing', async () => {})
    expect([outcome, kept?.kind]).toEqual(['issued', 'access_token'])
  })

  const ends: Record<string, (lasting: ArtefactRow) => Promise<unknown>> = {
    removed: ({ kind, valueHash }) => database.storage.artefacts.remove(projectId, kind, valueHash),
    consumed: ({ kind, valueHash }) =>
      database.storage.artefacts.consume(projectId, kind, valueHash, now),
  }

  test.each(Object.entries(ends))(
    'I5: one that is %s between its look-up and the answer gives nothing',
    async (name, endMeanwhile) => {
      const { outcome, kept } = await present(name, endMeanwhile)
      expect(outcome).toMatchObject({ error: 'invalid_grant' })
      expect(kept).toBeNull()
    },
  )
})
