/** The steps of a recovery that the host started, of one world's project alone: other worlds share the database. */
import { recoveryPath } from '../accounts/recoveries/recovery-path.ts'
import { sendDueLinks } from '../accounts/recoveries/send-due-links.ts'
import { systemRandom } from '../foundation/random.ts'
import { createKeyRing } from '../kernel/keys/key-ring.ts'
import type { TestAnswer, TestService } from './create-test-service.ts'

/** Mails the links that are due, as pruning does. */
export async function sendRecoveryLinks(world: TestService): Promise<number> {
  const { storage, project } = world
  const { listDue } = storage.recoveries
  const recoveries = {
    ...storage.recoveries,
    listDue: async (before: number, limit: number) =>
      (await listDue(before, limit)).filter(({ projectId }) => projectId === project.projectId),
  }
  const sent = await sendDueLinks(
    {
      storage: { ...storage, recoveries },
      keyRing: createKeyRing(world.config.rootKey),
      random: systemRandom,
      clock: { now: world.now },
    },
    { projects: [project], baseUrl: world.config.baseUrl },
    { before: world.now(), limit: 100 },
  )
  await world.service.deliverNow()
  return sent
}

/** Finds the token of the link that was mailed to the new address. */
export function findRecoveryToken(world: TestService, email: string): string {
  const links = world.inbox.list(email).flatMap((mail) => mail.links)
  const url = links.find(({ kind }) => kind === 'recovery')?.url ?? 'https://none.example.com'
  return new URL(url).searchParams.get('token') ?? ''
}

/** Presses the button of the page behind that link. */
export const pressRecovery = (world: TestService, token: string): Promise<TestAnswer> =>
  world.send('POST', recoveryPath, new URLSearchParams({ token }).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
