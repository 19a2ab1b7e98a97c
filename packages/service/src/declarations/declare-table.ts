import type { Atomically } from '../foundation/database/atomically.ts'
import type { Db, Engine } from '../foundation/database/engine.ts'
import type { Migration } from '../foundation/database/migration.ts'
import type { Prune } from '../foundation/database/prune.ts'
import type { SealedColumn } from '../foundation/database/sealed-column.ts'
import type { TableShape } from '../foundation/database/table-shape.ts'

/** A value that the metrics read from a table at each scrape. */
interface TableGauge<Repository> {
  readonly help: string
  /** @param now epoch milliseconds */
  read(repository: Repository, now: number): Promise<number>
}

/** A state of a table that needs an operator's hand. */
export interface TableAlert {
  /** What happens, `Codes to US are paused`, and why, in figures; in the languages of the console. */
  readonly words: Readonly<Record<'en' | 'de', { readonly title: string; readonly text: string }>>
  /** When it ends by itself; epoch milliseconds, null where it does not. */
  readonly endsAt: number | null
}

interface TableBase<
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
  /** How long rows are kept after they ended; milliseconds. */
  readonly keptMs: number
  /** Its metrics, by their names. @default none */
  readonly gauges?: Readonly<Record<string, TableGauge<Repository>>>
  /** Finds what needs an operator's hand in a project. @default nothing */
  findAlerts?(
    repository: Repository,
    at: { readonly projectId: string; readonly now: number },
  ): Promise<readonly TableAlert[]>
}

/** A table whose rows stay in their installation. */
export interface LeftTable<
  Name extends string = string,
  Repository extends { readonly prune: Prune } = { readonly prune: Prune },
> extends TableBase<Name, Repository> {
  /** Why its rows do not move to another installation. */
  readonly stays: string
}

/** A table whose rows belong to users, and move with them to another installation. */
export interface MovedMethodTable<
  Name extends string = string,
  Repository extends { readonly prune: Prune } = { readonly prune: Prune },
> extends TableBase<Name, Repository> {
  readonly moves: {
    readonly rows: TableShape
    /** The column that the root key seals. A row without it stays. */
    readonly sealed: SealedColumn
  }
}

/** A table of a method that holds no credentials of `user.credentials`, such as counts. */
export type DeclaredTable = LeftTable | MovedMethodTable

/** Declares a table whose rows stay, and keeps its name and its repository as types. */
export const declareTable = <
  const Name extends string,
  Repository extends { readonly prune: Prune },
>(
  declared: LeftTable<Name, Repository>,
): LeftTable<Name, Repository> => declared

/** Declares a table whose rows move, and keeps its name and its repository as types. */
export const declareMovedTable = <
  const Name extends string,
  Repository extends { readonly prune: Prune },
>(
  declared: MovedMethodTable<Name, Repository>,
): MovedMethodTable<Name, Repository> => declared
