/**
 * What a token request writes. The engine uses a code up, issues tokens one by one, and may refuse the request at any
 * step between: here all of it waits until the engine is done, and is then written in one transaction, or not at all.
 * Nothing is locked meanwhile.
 */
import Provider, { errors } from 'oidc-provider'
import type { ArtefactRow, Repositories } from '../../kernel/storage/storage.ts'
import type { EnginePorts } from './engine-ports.ts'

export interface UnitOfWork {
  /** Uses one up that belongs to a person, once the engine has nothing against the request. */
  consume(artefact: ArtefactRow): void
  /** Uses one that stays good afterwards. */
  use(artefact: ArtefactRow): void
  /** Adds one with it; a proof that was shown (`replay`) counts as used whatever is answered. */
  add(artefact: ArtefactRow): void
  /** Removes one, whatever is answered. */
  remove(artefact: Pick<ArtefactRow, 'kind' | 'valueHash'>): void
  /** Removes what was issued on one permission in one session, whatever is answered. */
  removeFamily(userId: string, familyId: string): void
  /**
   * Writes all of it.
   *
   * @throws errors.InvalidGrant when the artefact was used meanwhile, or what it hangs on has ended: nothing is issued
   */
  commit(): Promise<void>
  /** The request is refused: writes what counts all the same. Nothing after a commit. */
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

/** The one of the request that the engine is answering; undefined at the endpoints that write as they go. */
export function findUnitOfWork(): UnitOfWork | undefined {
  const { ctx } = Provider
  return ctx && running.get(ctx)
}

/** Begins one for a request. */
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
      // Thrown only now: what a second use ends is written.
      if (outcome === 'replayed') throw new errors.InvalidRequest('this was used already')
      if (outcome === 'used') throw new errors.InvalidGrant('already used')
    },
    async abandon() {
      // A proof that was shown elsewhere meanwhile proves nothing here: the request is refused as it is.
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

/** Writes in one transaction; nothing is issued unless all of it is. */
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
    // Whatever ends a person's tokens takes this turn too: it ends what is added here, or leaves nothing to use up.
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
 * One conditional update: the engine itself finds, then consumes, and would let parallel uses through. Of two at the
 * very same moment the engine saw neither as used. One of them may be a thief's, and which is not known: as after any
 * second use, what the first one gave ends (RFC 9700 4.14.2).
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
