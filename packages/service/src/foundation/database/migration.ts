import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'

/** One step of the schema. A released step is never changed; a later step corrects it. */
export interface Migration {
  /** For example `0003-passwords`: steps run in the order of their names. */
  readonly name: string
  /**
   * Set when processes of older versions cannot work on what the step leaves, so that they must be stopped before it: it
   * changes or removes what they read or write. `portico upgrade --check` says so.
   */
  readonly stopsOlder?: true
  up(db: Kysely<never>, engine: Engine['name']): Promise<void>
}
