import type { AuditRow, Storage } from '../kernel/storage/storage.ts'
import type { OperatorNames } from './describe-entry.ts'

/** Finds the names of the operators who acted as users in some entries of the audit log. */
export function findImpersonators(
  { operators }: Pick<Storage, 'operators'>,
  projectId: string,
  rows: readonly Pick<AuditRow, 'actorKind' | 'actorId'>[],
): Promise<OperatorNames> {
  const ids = rows.flatMap(({ actorKind, actorId }) =>
    actorKind === 'impersonator' ? [actorId] : [],
  )
  return operators.findNames(projectId, [...new Set(ids)])
}
