import type { AuditRow } from '../kernel/storage/storage.ts'
import type { TestService } from './create-test-service.ts'

/** Lists all entries of the project's audit log. */
export async function listAudit(world: TestService): Promise<readonly AuditRow[]> {
  const page = { after: null, limit: 200 }
  const { rows } = await world.storage.audit.list(world.project.projectId, {}, page)
  return rows
}

/** Returns the entries since the last call in alphabetical order, because several may have the same time. */
export function createAuditReader(world: TestService): () => Promise<readonly AuditRow[]> {
  const seen = new Set<string>()
  return async () => {
    const rows = (await listAudit(world)).filter(({ auditId }) => !seen.has(auditId))
    for (const { auditId } of rows) seen.add(auditId)
    return [...rows].sort((a, b) => (a.action < b.action ? -1 : 1))
  }
}
