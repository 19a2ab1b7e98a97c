import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'

/** One step of the schema. Once released it is never changed, only followed by another. */
export interface Migration {
  /** `0003-passwords`: steps run in the order of their names. */
  readonly name: string
  up(db: Kysely<never>, engine: Engine['name']): Promise<void>
}
