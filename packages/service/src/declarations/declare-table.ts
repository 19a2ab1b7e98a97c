import type { Atomically } from '../foundation/database/atomically.ts'
import type { Db, Engine } from '../foundation/database/engine.ts'
import type { Migration } from '../foundation/database/migration.ts'
import type { Prune } from '../foundation/database/prune.ts'

/** A value that the metrics read from a table at each scrape. */
interface TableGauge<Repository> {
  readonly help: string
  /** @param now epoch milliseconds */
  read(repository: Repository, now: number): Promise<number>
}

/** A table of a method that holds no credentials, such as counts. Its rows stay in their installation. */
export interface DeclaredTable<
  Name extends string = string,
  Repository extends { readonly prune: Prune } = { readonly prune: Prune },
> {
  readonly table: Name
  readonly migrations: readonly Migration[]
  createRepository(
    db: Db,
    atomically: Atomically,
    engine: Pick<Engine, 'lock' | 'isAmongFirst'>,
  ): Repository
  /** Why its rows do not move to another installation. */
  readonly stays: string
  /** How long rows are kept after they ended; milliseconds. */
  readonly keptMs: number
  /** Its metrics, by their names. @default none */
  readonly gauges?: Readonly<Record<string, TableGauge<Repository>>>
}

/** Declares a table, and keeps its name and its repository as types. */
export const declareTable = <
  const Name extends string,
  Repository extends { readonly prune: Prune },
>(
  declared: DeclaredTable<Name, Repository>,
): DeclaredTable<Name, Repository> => declared
