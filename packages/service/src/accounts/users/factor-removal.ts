import type { Activity, Actor } from '../../kernel/audit/activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** A request to remove a factor: the actor, the user and the factor. */
export interface FactorRemoval {
  readonly project: ProjectConfig
  readonly userId: string
  /** The factor's id. */
  readonly id: string
  readonly actor: Actor
  /** The session of users who remove it themselves. */
  readonly session?: SessionRow
  readonly source: Pick<Source, 'address' | 'userAgent'> | null
  /** Further facts for the audit entry, such as an operator’s reason. */
  readonly details?: Activity['details']
}
