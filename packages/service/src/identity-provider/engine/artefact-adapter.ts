import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { ArtefactKind, ArtefactRow } from '../../kernel/storage/storage.ts'
import { readGrantId } from '../engine-access/family-id.ts'
import { consumeOnce, findUnitOfWork } from '../engine-access/unit-of-work.ts'
import { consumePushedRequest } from '../request/given-answers.ts'
import { addArtefact } from './add-artefact.ts'
import type { EnginePorts } from './engine-ports.ts'
import { oncePerRequest, type RequestReads } from './request-reads.ts'

/** The engine states no expiry for a registration's access token, which is valid as long as the client app exists. */
const endlessSeconds = 100 * 366 * 24 * 3_600

const unsupported = async (): Promise<undefined> => undefined

/**
 * Stores one kind of the engine's artefacts. Their values are secrets, so only a hash is stored, and the engine's copy
 * is removed from the payload.
 */
export function createArtefactAdapter(
  ports: Pick<EnginePorts, 'storage' | 'keyRing' | 'clock' | 'random'>,
  projectId: string,
  kind: ArtefactKind,
  reads: Pick<RequestReads, 'findGrant' | 'findArtefact'>,
): Adapter {
  const { storage, keyRing, clock } = ports
  const { artefacts } = storage
  const { find } = oncePerRequest((id) => reads.findArtefact(kind, keyRing.hashToken(id)))

  return {
    async upsert(id, payload, expiresIn) {
      const row = toRow({ projectId, kind, valueHash: keyRing.hashToken(id) }, payload)
      const { userCode } = payload
      const now = clock.now()
      const artefact: ArtefactRow = {
        ...row,
        userCodeHash: userCode === undefined ? null : keyRing.hashToken(userCode),
        createdAt: now,
        expiresAt: now + Math.max(0, expiresIn ?? endlessSeconds) * 1_000,
        consumedAt: null,
      }
      const unit = findUnitOfWork()
      if (unit) return unit.add(artefact)
      // The engine checks first and adds later, so the second of two parallel calls fails here.
      if (!(await addArtefact(ports, artefact))) {
        throw new errors.InvalidRequest('this was used already')
      }
    },

    async find(id) {
      const row = await find(id)
      return row ? toPayload(row, id) : undefined
    },

    async consume(id) {
      const unit = findUnitOfWork()
      const row = unit ? await find(id) : null
      // An artefact without a user is consumed immediately, not with the unit of work: for example, a device receives
      // only once that the user denied its request.
      if (unit && row && row.userId !== null) return unit.consume(row)
      const key = { projectId, kind, valueHash: keyRing.hashToken(id) }
      if (kind === 'pushed_request') return consumePushedRequest(ports, key)
      if (await consumeOnce(artefacts, key, clock.now())) return
      throw new errors.InvalidGrant('already used')
    },

    async destroy(id) {
      const valueHash = keyRing.hashToken(id)
      const unit = findUnitOfWork()
      if (unit) unit.remove({ kind, valueHash })
      else await artefacts.remove(projectId, kind, valueHash)
    },
    async revokeByGrantId(familyId) {
      // The engine calls this for every kind, but one call removes the complete family.
      if (kind !== 'access_token') return
      const grant = await reads.findGrant(readGrantId(familyId))
      // Without the grant, its tokens were already removed.
      if (!grant) return
      const unit = findUnitOfWork()
      if (unit) unit.removeFamily(grant.userId, familyId)
      else await artefacts.removeFamily(projectId, grant.userId, familyId)
    },
    // The service's own rules look up user codes; the engine's pages are not used.
    findByUserCode: unsupported,
    findByUid: unsupported,
  }
}

/** Converts the engine's payload to a row. */
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
    payload,
  }
}

/** Converts a row to the engine's payload. */
function toPayload(row: ArtefactRow, id: string): AdapterPayload {
  return {
    ...row.payload,
    jti: id,
    ...(row.consumedAt !== null && { consumed: Math.floor(row.consumedAt / 1_000) }),
  }
}
