import {
  type CredentialRepositories,
  credentialKinds,
  methodTables,
  type TableRepositories,
} from '../../../declarations/all-declarations.ts'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { AuditRow, Repositories } from '../storage.ts'
import { createAddresses } from './addresses.ts'
import { createArtefacts } from './artefacts.ts'
import { createAttempts } from './attempts.ts'
import { createAudit } from './audit.ts'
import { createBrowsers } from './browsers.ts'
import { createChallenges } from './challenges.ts'
import { createClients } from './clients.ts'
import { createEvents } from './events.ts'
import { createGrants } from './grants.ts'
import { createImports } from './imports.ts'
import { createKeys } from './keys.ts'
import { createMoves } from './moves.ts'
import { createOutbox } from './outbox.ts'
import { createRates } from './rates.ts'
import { createSessions } from './sessions.ts'
import { createUsers } from './users.ts'

/** The parts of an engine that repositories use. */
type Abilities = Pick<Engine, 'name' | 'lock' | 'canSkipLocked' | 'isAmongFirst' | 'json' | 'parts'>

/** The connection and engine to which repositories are bound. */
interface Binding {
  /** The database itself, or an open transaction. */
  readonly db: Db
  readonly atomically: Atomically
  readonly engine: Abilities
  readonly watcher: Watcher
}

/** The callbacks of the repositories’ writes. Inside a transaction they are called before the commit. */
interface Watcher {
  /** A message was added to the outbox. */
  onMessage(): void
  /** An entry was added to the audit log. */
  onEntry(entry: AuditRow): void
}

type Makers<Made> = { readonly [Name in keyof Made]: (binding: Binding) => Made[Name] }

const credentialMakers = Object.fromEntries(
  credentialKinds.map((kind) => [
    kind.id,
    ({ db, atomically, engine }: Binding) => kind.createRepository(db, atomically, engine),
  ]),
) as Makers<CredentialRepositories> // each kind creates its own repository

const tableMakers = Object.fromEntries(
  methodTables.map(([name, table]) => [
    name,
    ({ db, atomically, engine }: Binding) => table.createRepository(db, atomically, engine),
  ]),
) as Makers<TableRepositories> // each table creates its own repository

const ownMakers = {
  users: ({ db, atomically, engine }) => createUsers(db, atomically, engine),
  sessions: ({ db, atomically, engine }) => createSessions(db, atomically, engine),
  challenges: ({ db, atomically, engine }) => createChallenges(db, atomically, engine),
  attempts: ({ db, engine }) => createAttempts(db, engine.isAmongFirst),
  rates: ({ db, engine }) => createRates(db, engine.isAmongFirst),
  outbox: ({ db, atomically, engine, watcher }) =>
    watchAdding(createOutbox(db, atomically, engine), watcher.onMessage),
  events: ({ db, engine }) => createEvents(db, engine.isAmongFirst),
  keys: ({ db, atomically, engine }) => createKeys(db, atomically, engine.lock),
  imports: ({ db, engine }) => createImports(db, engine),
  audit: ({ db, engine, watcher }) =>
    watchAdding(createAudit(db, engine.isAmongFirst), watcher.onEntry),
  clients: ({ db }) => createClients(db),
  addresses: ({ db, atomically, engine }) => createAddresses(db, atomically, engine.lock),
  artefacts: ({ db, atomically, engine }) => createArtefacts(db, atomically, engine),
  grants: ({ db, atomically, engine }) => createGrants(db, atomically, engine.lock),
  browsers: ({ db, engine }) => createBrowsers(db, engine.isAmongFirst),
  moves: ({ db, atomically }) => createMoves(db, atomically),
} satisfies Readonly<Record<string, (binding: Binding) => unknown>>

/** The repositories that belong to no method. */
export type OwnRepositories = {
  readonly [Name in keyof typeof ownMakers]: ReturnType<(typeof ownMakers)[Name]>
}

const makers: Makers<Repositories> = { ...credentialMakers, ...tableMakers, ...ownMakers }

/** Creates the repositories on the database. */
export function createRepositories(
  engine: Abilities & Pick<Engine, 'db'>,
  atomically: Atomically,
  watcher: Watcher,
): Repositories {
  const binding: Binding = { db: engine.db, atomically, engine, watcher }
  const made = Object.entries(makers).map(([name, make]) => [name, make(binding)])
  return Object.fromEntries(made) as Repositories // each repository comes from its own maker
}

/**
 * Creates the repositories on an open transaction. A transaction uses two or three of them, and creating all takes as
 * long as a statement, so each is created at its first use. They are getters on the prototype, which a spread does not
 * copy.
 */
export function createTransactionRepositories(
  tx: Db,
  engine: Abilities,
  watcher: Watcher = deaf,
): Repositories {
  const atomically: Atomically = (work) => work(tx)
  const made = new TransactionRepositories({ db: tx, atomically, engine, watcher })
  return made as unknown as Repositories // the getters below have these names
}

/** For transactions that write nothing. */
const deaf: Watcher = { onMessage: () => {}, onEntry: () => {} }

class TransactionRepositories {
  readonly binding: Binding

  constructor(binding: Binding) {
    this.binding = binding
  }
}

for (const [name, make] of Object.entries(makers)) {
  Object.defineProperty(TransactionRepositories.prototype, name, {
    get(this: TransactionRepositories) {
      const value = make(this.binding)
      Object.defineProperty(this, name, { value })
      return value
    },
  })
}

/** Tells what a repository has added. */
function watchAdding<Row, Made extends { add(row: Row): Promise<void> }>(
  repository: Made,
  onAdded: (row: Row) => void,
): Made {
  return {
    ...repository,
    add: async (row: Row) => {
      await repository.add(row)
      onAdded(row)
    },
  }
}
