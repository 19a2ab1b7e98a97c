/**
 * The sessions that ended while their JWTs may still be valid, as signed documents. A verifier that has them refuses the
 * JWT of an ended session without a request to the service.
 */
import { createHash } from 'node:crypto'
import { limits } from '@portico/contract'
import type { Dependencies } from '../../kernel/dependencies.ts'

/** The claim with the ended sessions. */
const revokedClaim = 'portico_revoked'

/** The length of an entry; two ids have the same entry once in 10^19. */
const entryBytes = 8

/** How long an ended session is listed: as long as its JWT may be valid, and a minute for clocks that differ. */
const listedForMs = (limits.sessionJwtSeconds + 60) * 1_000

/** How long a transaction may take between reading the clock and its commit. */
const latestCommitMs = 30_000

/** How often the sessions of a followed project are read. */
const pollMs = 1_000

/** How often followers hear that nothing has ended; they refuse everybody when they have not heard for too long. */
const beatMs = 10_000

const usersPerPage = 1_000

type RevokedPorts = Pick<Dependencies, 'storage' | 'signingKeys' | 'clock' | 'config' | 'log'>

/** The ended sessions of each project. */
export type RevokedSessions = ReturnType<typeof createRevokedSessions>

/** Creates the reader of ended sessions. It reads nothing for a project that has no follower. */
export function createRevokedSessions(ports: RevokedPorts) {
  const followed = new Map<string, Followers>()

  const sign = async (projectId: string, entries: readonly Buffer[]) => {
    const iat = Math.floor(ports.clock.now() / 1_000)
    return ports.signingKeys.sign(
      projectId,
      {
        iss: ports.config.baseUrl,
        aud: [projectId],
        [revokedClaim]: Buffer.concat([...entries]).toString('base64url'),
      },
      { iat, exp: iat + limits.sessionJwtSeconds },
    )
  }
  const read = async (projectId: string) =>
    sign(projectId, (await listEnded(ports, projectId, listedForMs)).map(toEntry))

  /** Reads what has ended since the last time, and tells the followers. */
  async function poll(projectId: string, followers: Followers) {
    const now = ports.clock.now()
    const ended = await listEnded(ports, projectId, now - followers.readAt + latestCommitMs)
    const added = ended.filter((id) => !followers.known.has(id))
    followers.readAt = now
    for (const id of added) followers.known.set(id, now)
    for (const [id, at] of followers.known) if (now - at > listedForMs) followers.known.delete(id)
    if (added.length === 0 && performance.now() - followers.toldAt < beatMs) return
    followers.toldAt = performance.now()
    const document = await sign(projectId, added.map(toEntry))
    for (const tell of followers.tells) tell(document)
  }

  function start(projectId: string): Followers {
    const followers: Followers = {
      tells: new Set(),
      known: new Map(),
      readAt: ports.clock.now(),
      toldAt: performance.now(),
      timer: undefined,
    }
    const again = () => {
      followers.timer = setTimeout(async () => {
        // An outage of the database is over at one of the next times; until then the followers hear nothing.
        await poll(projectId, followers).catch((err: unknown) =>
          ports.log.warn({ err }, 'ended sessions could not be read'),
        )
        if (followers.tells.size > 0) again()
      }, pollMs)
      followers.timer.unref()
    }
    again()
    return followers
  }

  return {
    /** Returns one signed document with all of them. */
    read,

    /**
     * Calls `onDocument` with all of them, then with each that ends, and regularly with an empty document.
     *
     * @returns a function that ends it
     */
    follow(projectId: string, onDocument: (document: string) => void) {
      const followers = followed.get(projectId) ?? start(projectId)
      followed.set(projectId, followers)
      followers.tells.add(onDocument)
      read(projectId).then(
        (document) => {
          // Writing to a follower that has left meanwhile would fail.
          if (followers.tells.has(onDocument)) onDocument(document)
        },
        (err: unknown) => ports.log.warn({ err }, 'ended sessions could not be read'),
      )
      return () => {
        followers.tells.delete(onDocument)
        if (followers.tells.size > 0) return
        clearTimeout(followers.timer)
        followed.delete(projectId)
      }
    },
  }
}

interface Followers {
  readonly tells: Set<(document: string) => void>
  /** The ids that the followers know, with the time at which they were read. */
  readonly known: Map<string, number>
  readAt: number
  toldAt: number
  timer: NodeJS.Timeout | undefined
}

const toEntry = (id: string) => createHash('sha256').update(id).digest().subarray(0, entryBytes)

/** Lists the ids of sessions that were revoked, and of users that were deleted with their sessions. */
async function listEnded(
  { storage, clock }: Pick<RevokedPorts, 'storage' | 'clock'>,
  projectId: string,
  withinMs: number,
): Promise<string[]> {
  const since = clock.now() - withinMs
  const ids = [...(await storage.sessions.listRevoked(projectId, since))]
  const filter = { action: 'user.deleted', from: since }
  let after: Parameters<typeof storage.audit.list>[2]['after'] = null
  do {
    const page = await storage.audit.list(projectId, filter, { after, limit: usersPerPage })
    ids.push(...page.rows.flatMap(({ userId }) => userId ?? []))
    after = page.next
  } while (after)
  return ids
}
