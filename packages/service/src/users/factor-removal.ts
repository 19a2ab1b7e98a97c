import type { Actor } from '../audit/activity.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { Source } from '../http/source-address.ts'
import type { SessionRow } from '../storage/storage.ts'

/** Who takes which factor from whom. */
export interface FactorRemoval {
  readonly project: ProjectConfig
  readonly userId: string
  /** The factor's id. */
  readonly id: string
  readonly actor: Actor
  /** That of the person, when they do it themselves. */
  readonly session?: SessionRow
  readonly source: Pick<Source, 'address' | 'userAgent'> | null
}
