import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { type CredentialRepositories, credentialKinds } from '../../method/declared.ts'
import type { Repositories } from '../storage.ts'
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
import { createPhoneTraffic } from './phone-traffic.ts'
import { createRates } from './rates.ts'
import { createSessions } from './sessions.ts'
import { createUsers } from './users.ts'

/**
 * The one query layer, bound to a connection: the database itself, or an open transaction. It knows no
 * engine beyond the abilities it is handed.
 */
export function createRepositories(
  db: Db,
  atomically: Atomically,
  engine: Pick<Engine, 'name' | 'lock' | 'canSkipLocked' | 'isAmongFirst' | 'json' | 'parts'>,
): Repositories {
  return {
    ...createCredentialRepositories(db, atomically, engine),
    users: createUsers(db, atomically, engine),
    sessions: createSessions(db, atomically, engine),
    challenges: createChallenges(db, atomically, engine),
    attempts: createAttempts(db, engine.isAmongFirst),
    rates: createRates(db, engine.isAmongFirst),
    phoneTraffic: createPhoneTraffic(db, engine.isAmongFirst),
    outbox: createOutbox(db, atomically, engine),
    events: createEvents(db, engine.isAmongFirst),
    keys: createKeys(db, atomically, engine.lock),
    imports: createImports(db, engine),
    audit: createAudit(db, engine.isAmongFirst),
    clients: createClients(db),
    artefacts: createArtefacts(db, atomically, engine),
    grants: createGrants(db, atomically, engine.lock),
    browsers: createBrowsers(db, engine.isAmongFirst),
    moves: createMoves(db, atomically),
  }
}

function createCredentialRepositories(
  ...parts: Parameters<(typeof credentialKinds)[number]['createRepository']>
): CredentialRepositories {
  const repositories = credentialKinds.map((kind) => [kind.id, kind.createRepository(...parts)])
  return Object.fromEntries(repositories) as CredentialRepositories // each kind made its own
}
