/**
 * The writes of a token request. The engine consumes a code, issues tokens one by one, and may refuse the request at
 * any step in between. Here all writes are collected until the engine has finished, and then run in one transaction or
 * not at all. No lock is held meanwhile.
 */
import Provider, { errors } from 'oidc-provider'
import type { ArtefactRow, Repositories } from '../../kernel/storage/storage.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'

export interface UnitOfWork {
  /** Consumes an artefact of a user, once the engine has accepted the request. */
  consume(artefact: ArtefactRow): void
  /** Uses an artefact that stays valid afterwards. */
  use(artefact: ArtefactRow): void
  /** Adds an artefact with the others. A presented proof (`replay`) counts as used, whatever the answer is. */
  add(artefact: ArtefactRow): void
  /** Removes an artefact, whatever the answer is. */
  remove(artefact: Pick<ArtefactRow, 'kind' | 'valueHash'>): void
  /** Removes everything that was issued on one grant in one session, whatever the answer is. */
  removeFamily(userId: string, familyId: string): void
  /**
   * Runs all writes.
   *
   * @throws errors.InvalidGrant when the artefact was used in the meantime, or its session or grant has ended: nothing
   *   is issued then
   */
  commit(): Promise<void>
  /** Runs the writes that count even for a refused request. After a commit there are none. */
  abandon(): Promise<void>
}

interface Writes {
  readonly consumed: ArtefactRow[]
  readonly used: ArtefactRow[]
  readonly added: ArtefactRow[]
  readonly replays: ArtefactRow[]
  readonly removed: Pick<ArtefactRow, 'kind' | 'valueHash'>[]
  readonly families: { readonly userId: string; readonly familyId: string }[]
}

type Ports = Pick<EnginePorts, 'storage' | 'clock'>

const running = new WeakMap<object, UnitOfWork>()

/**
 * Returns the unit of work of the request that the engine is answering; undefined at endpoints that write immediately.
 */
export function findUnitOfWork(): UnitOfWork | undefined {
  const { ctx } = Provider
  return ctx && running.get(ctx)
}

/** Starts the unit of work of a request. */
export function beginUnitOfWork(ports: Ports, projectId: string, request: object): UnitOfWork {
  let writes = createWrites()
  const take = () => {
    const taken = writes
    writes = createWrites()
    return taken
  }
  const unit: UnitOfWork = {
    consume: (artefact) => void writes.consumed.push(artefact),
    use: (artefact) => void writes.used.push(artefact),
    add(artefact) {
      if (artefact.kind === 'replay') writes.replays.push(artefact)
      else writes.added.push(artefact)
    },
    remove: (artefact) => void writes.removed.push(artefact),
    removeFamily: (userId, familyId) => void writes.families.push({ userId, familyId }),
    async commit() {
      const outcome = await write(ports, projectId, take())
      // Thrown after the writes, since the revocation by a second use must be stored.
      if (outcome === 'replayed') throw new errors.InvalidRequest('this was used already')
      if (outcome === 'used') throw new errors.InvalidGrant('already used')
    },
    async abandon() {
      // A proof that was presented elsewhere in the meantime changes nothing: the request is refused anyway.
      await write(ports, projectId, { ...take(), consumed: [], used: [], added: [] })
    },
  }
  running.set(request, unit)
  return unit
}

const createWrites = (): Writes => ({
  consumed: [],
  used: [],
  added: [],
  replays: [],
  removed: [],
  families: [],
})

/** Runs the writes in one transaction. Nothing is issued unless all of them succeed. */
async function write(
  { storage, clock }: Ports,
  projectId: string,
  writes: Writes,
): Promise<'written' | 'replayed' | 'used'> {
  const { consumed, used, added, replays, removed, families } = writes
  if (Object.values(writes).every((some) => some.length === 0)) return 'written'
  const userIds = new Set([...consumed, ...used, ...families].flatMap(({ userId }) => userId ?? []))
  if (added.some(({ userId }) => userId !== null && !userIds.has(userId))) {
    throw new Error('The engine issued a token for nothing.')
  }
  return storage.transaction(async ({ artefacts }) => {
    // Calls that end a user's tokens take the same lock: they either end the tokens added here, or leave no artefact to
    // consume.
    for (const userId of userIds) await artefacts.lockForUser(projectId, userId)
    for (const { userId, familyId } of families) {
      await artefacts.removeFamily(projectId, userId, familyId)
    }
    for (const { kind, valueHash } of removed) await artefacts.remove(projectId, kind, valueHash)
    for (const proof of replays) if (!(await artefacts.add(proof))) return 'replayed'
    for (const source of consumed) {
      if (!(await consumeOnce(artefacts, source, clock.now()))) return 'used'
    }
    for (const { projectId: ofProject, kind, valueHash } of used) {
      const standing = await artefacts.find(ofProject, kind, valueHash, clock.now())
      if (standing?.consumedAt !== null) return 'used'
    }
    await artefacts.addAll(added)
    return 'written'
  })
}

/**
 * Consumes an artefact with one conditional update, since the engine's own check and update would let parallel uses
 * through. In two simultaneous uses, the engine sees the artefact unused both times. One of them may be an attacker's,
 * and it is unknown which. So the tokens of the first use are revoked, as after any second use (RFC 9700 section
 * 4.14.2).
 */
export async function consumeOnce(
  artefacts: Repositories['artefacts'],
  { projectId, kind, valueHash }: Pick<ArtefactRow, 'projectId' | 'kind' | 'valueHash'>,
  now: number,
): Promise<boolean> {
  if (await artefacts.consume(projectId, kind, valueHash, now)) return true
  const row = await artefacts.find(projectId, kind, valueHash, now)
  if (row?.consumedAt && row.userId !== null && row.familyId !== null) {
    await artefacts.removeFamily(projectId, row.userId, row.familyId)
  }
  return false
}
