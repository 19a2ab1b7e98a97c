import type { AuditRow } from '../storage/storage.ts'
import type { TestService } from './create-test-service.ts'

/** Every entry of the project's audit log. */
export async function listAudit(world: TestService): Promise<readonly AuditRow[]> {
  const page = { after: null, limit: 200 }
  const { rows } = await world.storage.audit.list(world.project.projectId, {}, page)
  return rows
}

/**
 * Reads what was written since the last look, in the order of the alphabet: one moment may have many
 * entries.
 */
export function createAuditReader(world: TestService): () => Promise<readonly AuditRow[]> {
  const seen = new Set<string>()
  return async () => {
    const rows = (await listAudit(world)).filter(({ auditId }) => !seen.has(auditId))
    for (const { auditId } of rows) seen.add(auditId)
    return [...rows].sort((a, b) => (a.action < b.action ? -1 : 1))
  }
}
