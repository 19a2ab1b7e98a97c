import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'

/**
 * Deletes users whose address was typed but never proved. Each deletion is logged, so that webhooks report it.
 *
 * @returns how many were deleted
 */
export async function forgetTyped(
  dependencies: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>,
  projects: readonly ProjectConfig[],
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  return dependencies.storage.transaction(async (tx) => {
    const gone = await tx.users.takeForgotten(before, limit)
    for (const user of gone) {
      // A project that is no longer configured has no webhooks to notify.
      const project = projects.find(({ projectId }) => projectId === user.projectId)
      if (!project) continue
      await recordActivity(tx, dependencies, {
        action: 'user.deleted',
        project,
        actor: { kind: 'service', id: '' },
        user,
        source: null,
        details: { reason: 'never_proved' },
      })
    }
    return gone.length
  })
}
