/**
 * The end of a sign-in with a passkey: verifies the answer, stores the use, and starts or renews the session. The first
 * answer that names the challenge consumes it, valid or not.
 */

import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { readAssertion } from '../../kernel/webauthn/read-credential.ts'
import { type AuthenticationCeremony, authentication, takeCeremony } from './ceremony.ts'
import { toParty } from './relying-party.ts'
import { toPasskeyFactor } from './to-passkey-factor.ts'

/** The call that presents a passkey: from a page, or from a host on behalf of a user. */
export type PasskeyPlace = Pick<Call, 'project' | 'source'>

/** The passkey that was proved, and the session. */
export interface ProvedPasskey extends SignedIn {
  readonly passkey: PasskeyRow
}

/**
 * Finishes a sign-in.
 *
 * @param json `public_key_credential` as the caller sent it
 * @throws AuthError `unable_to_auth_webauthn_registration`, `webauthn_registration_not_found`, `user_blocked`
 */
export function finishAuthentication(
  dependencies: Dependencies,
  context: PasskeyPlace,
  json: string,
  options: SessionOptions,
): Promise<ProvedPasskey> {
  const { storage, clock } = dependencies
  const { projectId } = context.project
  return recordFailures(dependencies, context, 'webauthn', async (attempt) => {
    const read = readAssertion(json)
    if (read?.clientData.type !== 'webauthn.get') refuse()
    const { challenge } = read.clientData
    const ceremony = await takeCeremony(dependencies, projectId, authentication, challenge)
    if (!ceremony || !(await isOwnSession(dependencies, context, ceremony, options))) refuse()
    const passkey = await storage.passkeys.findByCredentialId(projectId, read.response.id)
    if (!passkey) return refuseUnknown(dependencies, read.response.id)
    attempt.userId = passkey.userId
    // Loaded here, since the library is a sixth of the code that a start loads, and few sign-ins need it.
    const { verifyAssertion } = await import('../../kernel/webauthn/verify-assertion.ts')
    const party = toParty(context.project, ceremony.domain)
    const { isUserVerified, ...use } = await verify(() =>
      verifyAssertion(party, ceremony.userId, passkey, read),
    )
    const { registrationId, userId } = passkey
    const settled = await storage.transaction(async (tx) => {
      // Locks the user before the passkey's row. Calls that end all secrets of a user take the two locks in the same
      // order.
      await tx.artefacts.lockForUser(projectId, userId)
      const used = await tx.passkeys.use(projectId, registrationId, { ...use, now: clock.now() })
      const user = used && (await tx.users.findById(projectId, userId))
      if (!user) return null
      const factor = toPasskeyFactor(dependencies, used, isUserVerified)
      const started = await recordAuthentication(tx, dependencies, {
        ...context,
        user,
        factor,
        ...options,
      })
      // The session ended during the ceremony: a further factor alone must not start a new one.
      const isElsewhere = started?.session?.sessionId !== ceremony.sessionId
      if (ceremony.sessionId !== null && isElsewhere) refuse()
      return { passkey: used, user, started }
    })
    if (!settled) return refuseUse(dependencies, context, passkey, use.counter)
    dependencies.wakeOutbox()
    return settled
  })
}

/**
 * Refuses a passkey that no user has. On that error pages tell the browser to delete the passkey, so it is not the answer
 * to the passkey of an operator, which belongs to the console: browsers offer it here when both have one domain.
 */
async function refuseUnknown(
  { storage, config }: Pick<Dependencies, 'storage' | 'config'>,
  credentialId: string,
): Promise<never> {
  // The console signs in to every project at one domain.
  for (const { projectId } of config.projects) {
    if (await storage.operatorPasskeys.find(projectId, credentialId)) refuse()
  }
  throw new AuthError('webauthn_registration_not_found')
}

function refuse(cause?: unknown): never {
  throw new AuthError('unable_to_auth_webauthn_registration', { cause })
}

async function verify<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    // Every error comes from the sender's data, so it is never answered with status 500.
    refuse(cause)
  }
}

/** Verifies the session or the sign-in: a further factor belongs to the one that started the ceremony. */
async function isOwnSession(
  { storage, keyRing, clock }: Dependencies,
  { project: { projectId } }: PasskeyPlace,
  { sessionId, intermediateId }: AuthenticationCeremony,
  options: SessionOptions,
): Promise<boolean> {
  if (intermediateId !== options.intermediate?.challengeId) return false
  if (sessionId === null) return true
  if (options.sessionId !== undefined) return options.sessionId === sessionId
  const { sessionToken } = options
  if (sessionToken === null || !isToken(sessionToken)) return false
  const hash = keyRing.hashToken(sessionToken)
  const session = await storage.sessions.findByToken(projectId, hash, clock.now())
  return session?.sessionId === sessionId
}

/**
 * Refuses a valid signature whose use was not stored: the passkey was deleted, or its counter shows that a copy exists.
 */
async function refuseUse(
  dependencies: Dependencies,
  { project, source }: PasskeyPlace,
  { projectId, credentialId, registrationId, userId }: PasskeyRow,
  counter: number,
): Promise<never> {
  const { storage } = dependencies
  const passkey = await storage.passkeys.findByCredentialId(projectId, credentialId)
  if (!passkey) throw new AuthError('webauthn_registration_not_found')
  await storage.transaction(async (tx) =>
    recordActivity(tx, dependencies, {
      action: 'passkey.clone_suspected',
      project,
      // The holder of the copy may be an attacker, so the entry names no user as the actor.
      actor: { kind: 'person', id: '' },
      user: await tx.users.findById(projectId, userId),
      source,
      details: {
        webauthn_registration_id: registrationId,
        counter,
        last_counter: passkey.counter,
      },
    }),
  )
  dependencies.wakeOutbox()
  throw new AuthError('unable_to_auth_webauthn_registration')
}
