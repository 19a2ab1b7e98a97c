import { createWorld, type World } from '@portico/testkit'
import { expect, vi } from 'vitest'

const day = 86_400_000

/** Lets a week pass: another process of the installation starts afterwards, and does what is due. */
export async function passDays({ clock, config, project, storage }: World): Promise<void> {
  clock.advance(7 * day + 1_000)
  const { rootKey, baseUrl } = config
  const other = await createWorld({ storage, clock, project, config: { rootKey, baseUrl } })
  await vi.waitFor(
    async () => expect(await storage.recoveries.listDue(clock.now(), 1)).toEqual([]),
    { timeout: 30_000 },
  )
  await other.stop()
}
