/**
 * Adds what the engine made. What a person's client app gets is added only while that which it is given for still
 * stands: the engine uses a code up first and issues then, and whatever ends tokens may come between the two.
 */
import Provider from 'oidc-provider'
import type { ArtefactKind, ArtefactRow, Repositories } from '../../storage/storage.ts'
import type { EnginePorts } from './engine-ports.ts'

/**
 * Adds one; what comes too late is dropped, and the answer is as if the end had come right after it: nothing in
 * it is good for anything. No error, because a client app that sends one code twice at once has one answer to get.
 *
 * @returns false when there is one of this kind and value already
 */
export async function addArtefact(
  { storage, keyRing, clock }: Pick<EnginePorts, 'storage' | 'keyRing' | 'clock'>,
  artefact: ArtefactRow,
): Promise<boolean> {
  const { projectId, kind, userId, sessionId } = artefact
  if (userId === null) return storage.artefacts.add(artefact)
  const isStillValid = async (tx: Repositories): Promise<boolean> => {
    if (kind === 'authorization_code') {
      return (await tx.sessions.findById(projectId, sessionId ?? '', clock.now())) !== null
    }
    const source = getIssuingArtefact()
    const hash = keyRing.hashToken(source.value)
    // At whatever time: it was good when it was used.
    return (await tx.artefacts.find(projectId, source.kind, hash, 0)) !== null
  }
  return storage.transaction(async (tx) => {
    await tx.artefacts.lockForUser(projectId, userId)
    return (await isStillValid(tx)) ? tx.artefacts.add(artefact) : true
  })
}

/** What the tokens of this request are given for. */
function getIssuingArtefact(): { readonly kind: ArtefactKind; readonly value: string } {
  const { RotatedRefreshToken, AuthorizationCode, DeviceCode } = Provider.ctx?.oidc.entities ?? {}
  if (RotatedRefreshToken) return { kind: 'refresh_token', value: RotatedRefreshToken.jti }
  if (AuthorizationCode) return { kind: 'authorization_code', value: AuthorizationCode.jti }
  if (DeviceCode) return { kind: 'device_code', value: DeviceCode.jti }
  throw new Error('The engine issued a token for nothing.')
}
