import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { ArtefactKind, ArtefactRow } from '../../storage/storage.ts'
import { addArtefact } from './add-artefact.ts'
import type { EnginePorts } from './engine-ports.ts'
import { readGrantId } from './family-id.ts'

/** The engine gives no end to what manages a registration: it is good as long as the client app is. */
const endlessSeconds = 100 * 366 * 24 * 3_600

const unsupported = async (): Promise<undefined> => undefined

/**
 * Keeps one kind of the engine's artefacts. Values are secrets: only their hash is stored, and the engine's own
 * copy in the payload is left out.
 */
export function createArtefactAdapter(
  ports: Pick<EnginePorts, 'storage' | 'keyRing' | 'clock'>,
  projectId: string,
  kind: ArtefactKind,
): Adapter {
  const { storage, keyRing, clock } = ports
  const { artefacts } = storage
  const find = (id: string) => artefacts.find(projectId, kind, keyRing.hashToken(id), clock.now())

  return {
    async upsert(id, payload, expiresIn) {
      const row = toRow({ projectId, kind, valueHash: keyRing.hashToken(id) }, payload)
      const { userCode } = payload
      const now = clock.now()
      const isNew = await addArtefact(ports, {
        ...row,
        userCodeHash: userCode === undefined ? null : keyRing.hashToken(userCode),
        createdAt: now,
        expiresAt: now + Math.max(0, expiresIn ?? endlessSeconds) * 1_000,
        consumedAt: null,
      })
      // The engine looks first and adds then: of two at once the second is told here.
      if (!isNew) throw new errors.InvalidRequest('this was used already')
    },

    async find(id) {
      const row = await find(id)
      return row ? toPayload(row, id) : undefined
    },

    async consume(id) {
      // One conditional update: the engine itself finds, then consumes, and would let parallel uses through.
      if (await artefacts.consume(projectId, kind, keyRing.hashToken(id), clock.now())) return
      if (kind === 'pushed_request') {
        throw new errors.InvalidRequestUri('request_uri is invalid, expired, or was already used')
      }
      // Of two at the very same moment the engine saw neither as used. One of them may be a thief's, and which is
      // not known: as after any second use, what the first one gave ends (RFC 9700 4.14.2).
      const row = await find(id)
      if (row?.consumedAt && row.userId !== null && row.familyId !== null) {
        await artefacts.removeFamily(projectId, row.userId, row.familyId)
      }
      throw new errors.InvalidGrant('already used')
    },

    destroy: (id) => artefacts.remove(projectId, kind, keyRing.hashToken(id)),
    async revokeByGrantId(familyId) {
      // The engine asks for every kind; a family goes in one piece.
      if (kind !== 'access_token') return
      const grant = await storage.grants.findById(projectId, readGrantId(familyId))
      // Where the permission is gone, all that hung on it is.
      if (grant) await artefacts.removeFamily(projectId, grant.userId, familyId)
    },
    // Codes that people type are looked up by our own rules, never by the engine's pages.
    findByUserCode: unsupported,
    findByUid: unsupported,
  }
}

/** What the engine wrote, as a row. */
function toRow(
  key: Pick<ArtefactRow, 'projectId' | 'kind' | 'valueHash'>,
  engines: AdapterPayload,
): Omit<ArtefactRow, 'userCodeHash' | 'createdAt' | 'expiresAt' | 'consumedAt'> {
  const { jti: _value, userCode: _code, ...payload } = engines
  const toText = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    ...key,
    clientId: toText(payload.clientId),
    userId: toText(payload.accountId),
    sessionId: toText(payload.sessionUid),
    familyId: toText(payload.grantId),
    payload: JSON.parse(JSON.stringify(payload)),
  }
}

/** A row as the engine wrote it. */
function toPayload(row: ArtefactRow, id: string): AdapterPayload {
  return {
    ...row.payload,
    jti: id,
    ...(row.consumedAt !== null && { consumed: Math.floor(row.consumedAt / 1_000) }),
  }
}
