/**
 * The ceremonies by which operators create and prove passkeys. A passkey is the only way into the console, and the
 * authenticator verifies the operator every time. The first answer that names a challenge consumes it, valid or not.
 */

import { limits } from '@portico/contract'
import type { OperatorPasskeyRow } from '../declarations/operators/operator-store.ts'
import { isEqualDigest } from '../foundation/text/is-equal-digest.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { ProjectConfig, ServiceConfig } from '../kernel/config/config.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Source } from '../kernel/http/source-address.ts'
import { issueToken, takeToken } from '../kernel/issue-token.ts'
import { readAssertion, readAttestation } from '../kernel/webauthn/read-credential.ts'
import { allowedAlgorithms } from '../kernel/webauthn/verify-key.ts'
import type { WebauthnParty } from '../kernel/webauthn/webauthn-party.ts'
import { ConsoleError } from './console-error.ts'
import { toOperatorAct } from './to-operator-act.ts'

type Ports = Pick<Dependencies, 'storage' | 'random' | 'keyRing' | 'clock'> & {
  readonly config: Pick<ServiceConfig, 'baseUrl'>
}

const ceremonyMs = limits.passkey.challengeSeconds * 1_000
/** The bytes of a user handle, which say nothing about the operator (WebAuthn Level 3 section 14.6.1). */
const handleBytes = 32

const issue = (
  ports: Ports,
  projectId: string,
  kind: 'operator_registration' | 'operator_authentication',
  payload: Readonly<Record<string, string>>,
) =>
  issueToken(ports.storage, ports, {
    projectId,
    kind,
    subject: 'operators',
    payload,
    lifeMs: ceremonyMs,
  })

/** Passkeys of the console are those of the service’s own address. */
function toParty({ baseUrl }: Ports['config']): WebauthnParty {
  const { hostname, origin } = new URL(baseUrl)
  return {
    domain: hostname,
    isExpectedOrigin: (sent) => sent === origin,
    requiresUserVerification: true,
  }
}

/**
 * Starts the proof of a passkey.
 *
 * @param operatorId the only operator whose passkey is accepted; missing when the passkey says who it is
 * @returns the options for `navigator.credentials.get()`
 */
export async function startProof(
  ports: Ports,
  projectId: string,
  operatorId = '',
): Promise<object> {
  const challenge = await issue(ports, projectId, 'operator_authentication', { operatorId })
  return {
    challenge,
    rpId: toParty(ports.config).domain,
    timeout: ceremonyMs,
    userVerification: 'required',
    allowCredentials: [],
  }
}

/**
 * Finishes the proof of a passkey, and stores its use.
 *
 * @param operatorId the operator for whom the proof was started; empty when the passkey says who it is
 * @throws ConsoleError `invalid_passkey` for every reason
 */
export async function finishProof(
  ports: Ports,
  call: { readonly project: ProjectConfig; readonly source: Source },
  credential: object,
  operatorId = '',
): Promise<OperatorPasskeyRow> {
  const { projectId } = call.project
  const read = readAssertion(JSON.stringify(credential))
  if (read?.clientData.type !== 'webauthn.get') throw new ConsoleError('invalid_passkey')
  const kind = 'operator_authentication'
  const { challenge } = read.clientData
  const taken = await takeToken(ports.storage, ports, { projectId, kind }, challenge)
  if (taken?.payload.operatorId !== operatorId) throw new ConsoleError('invalid_passkey')
  const passkey = await ports.storage.operatorPasskeys.find(projectId, read.response.id)
  if (!passkey) throw new ConsoleError('invalid_passkey')
  const known = { ...passkey, userId: passkey.operatorId, isDiscoverable: true }
  // Loaded here, since a service on which no operator signs in never needs it.
  const { verifyAssertion } = await import('../kernel/webauthn/verify-assertion.ts')
  const { counter } = await verify(() =>
    verifyAssertion(toParty(ports.config), operatorId || null, known, read),
  )
  const now = ports.clock.now()
  if (!(await ports.storage.operatorPasskeys.use(passkey, { counter, now }))) {
    await recordCopy(ports, call, passkey, counter)
    throw new ConsoleError('invalid_passkey')
  }
  return passkey
}

/** Records a valid signature whose counter did not rise: a copy of the passkey exists. The refusal stands by itself. */
async function recordCopy(
  ports: Ports,
  { project, source }: { readonly project: ProjectConfig; readonly source: Source },
  { operatorId, credentialId }: OperatorPasskeyRow,
  counter: number,
): Promise<void> {
  const { projectId } = project
  await ports.storage.transaction(async (tx) => {
    const operator = await tx.operators.find(projectId, operatorId)
    const stored = await tx.operatorPasskeys.find(projectId, credentialId)
    if (!operator || !stored) return
    const act = toOperatorAct({ project, operator }, source)
    const action = 'operator.passkey_clone_suspected'
    const counters = { counter, last_counter: stored.counter }
    const details = { ...act.details, operator_id: operatorId, ...counters }
    // The holder of the copy may be an attacker, so the entry names no operator as the actor.
    const actor = { kind: 'person', id: '' } as const
    await recordActivity(tx, ports, { ...act, actor, action, user: null, details })
  })
}

/**
 * Starts the creation of a passkey by an invitation.
 *
 * @returns the options for `navigator.credentials.create()`
 */
export async function startCreation(
  ports: Ports,
  {
    projectId,
    projectName,
    tokenHash,
    name,
  }: {
    readonly projectId: string
    readonly projectName: string
    /** The hash of the invitation’s token. */
    readonly tokenHash: string
    readonly name: string
  },
): Promise<object> {
  const userHandle = Buffer.from(ports.random.bytes(handleBytes)).toString('base64url')
  const payload = { tokenHash, name, userHandle }
  const challenge = await issue(ports, projectId, 'operator_registration', payload)
  return {
    rp: { id: toParty(ports.config).domain, name: `${projectName}, console` },
    user: { id: userHandle, name, displayName: name },
    challenge,
    pubKeyCredParams: allowedAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: ceremonyMs,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** A passkey that was just created, and the name of its owner. */
export interface CreatedPasskey
  extends Pick<
    OperatorPasskeyRow,
    'credentialId' | 'domain' | 'publicKey' | 'counter' | 'userHandle' | 'isBackupEligible'
  > {
  readonly ownerName: string
}

/**
 * Finishes the creation of a passkey; it stores nothing.
 *
 * @param tokenHash the hash of the invitation’s token
 * @throws ConsoleError `invalid_passkey` for every reason
 */
export async function finishCreation(
  ports: Ports,
  projectId: string,
  credential: object,
  tokenHash: string,
): Promise<CreatedPasskey> {
  const read = readAttestation(JSON.stringify(credential))
  if (read?.clientData.type !== 'webauthn.create') throw new ConsoleError('invalid_passkey')
  const { challenge } = read.clientData
  const kind = 'operator_registration'
  const taken = await takeToken(ports.storage, ports, { projectId, kind }, challenge)
  const { name, userHandle, ...issued } = taken?.payload ?? {}
  // A challenge belongs to the invitation for which it was issued.
  const isOwn = typeof issued.tokenHash === 'string' && isEqualDigest(issued.tokenHash, tokenHash)
  if (!isOwn || typeof name !== 'string' || typeof userHandle !== 'string') {
    throw new ConsoleError('invalid_passkey')
  }
  const { verifyAttestation } = await import('../kernel/webauthn/verify-attestation.ts')
  const party = toParty(ports.config)
  const { credentialId, publicKey, counter, isBackupEligible } = await verify(() =>
    verifyAttestation(party, read),
  )
  const { domain } = party
  return { credentialId, domain, publicKey, counter, isBackupEligible, userHandle, ownerName: name }
}

/** Every error comes from the sender’s data, so each is answered with the same refusal. */
async function verify<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new ConsoleError('invalid_passkey', cause)
  }
}
