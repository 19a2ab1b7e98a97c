/**
 * The end of a registration: verifies the answer, stores the passkey, renews the session with it as a further factor,
 * and mails the user a notice. All of it happens or none. The challenge is consumed either way.
 */

import { limits } from '@portico/contract'
import { tellOfAddition } from '../../accounts/notices/tell-of-addition.ts'
import { holdPerson, holdSession } from '../../accounts/sessions/hold-session.ts'
import {
  type IssuedSession,
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { isUnproved } from '../../accounts/sign-in/is-unproved.ts'
import { passkeyCredential } from '../../declarations/passkeys/credential.ts'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { readAttestation } from '../../kernel/webauthn/read-credential.ts'
import type { VerifiedAttestation } from '../../kernel/webauthn/verify-attestation.ts'
import { toAuthenticatorName } from './authenticator-name.ts'
import { type RegistrationCeremony, registration, takeCeremony } from './ceremony.ts'
import { toParty } from './relying-party.ts'
import type { Registrant } from './start-registration.ts'
import { toPasskeyFactor } from './to-passkey-factor.ts'

/** The stored passkey, its user and the session. */
export interface RegisteredPasskey extends SignedIn {
  readonly passkey: PasskeyRow
}

/**
 * Finishes a registration.
 *
 * @param json `public_key_credential` as the caller sent it
 * @throws AuthError `no_pending_webauthn_registration`, `unable_to_register_webauthn_registration`,
 *   `duplicate_webauthn_registration`, `insufficient_factors`, `session_not_found`, `user_blocked`
 */
export async function finishRegistration(
  dependencies: Dependencies,
  registrant: Registrant,
  json: string,
  options: SessionOptions,
): Promise<RegisteredPasskey> {
  const { project, user, session } = registrant
  const { passkey, isAutomatic } = await takeNewPasskey(dependencies, registrant, json)
  const registered = await dependencies.storage.transaction(async (tx) => {
    // Counted while the user is locked, so that parallel registrations cannot exceed the limit.
    const held = await hold(tx, registrant, dependencies.clock.now())
    const after = await addPasskey(tx, held, passkey)
    const started = isAutomatic
      ? await keepUnproved(tx, registrant, options, dependencies.clock.now())
      : await prove(tx, dependencies, { ...registrant, user: after }, { passkey, options })
    await recordActivity(tx, dependencies, {
      action: 'passkey.created',
      project,
      actor: session ? toActor(session) : hostActor,
      user: after,
      ...(started?.session && { session: started.session }),
      source: registrant.source,
      details: {
        webauthn_registration_id: passkey.registrationId,
        domain: passkey.domain,
        authenticator: passkey.name,
        automatic: isAutomatic,
      },
    })
    await tellOfAddition(tx, dependencies, registrant, {
      user,
      addition: passkeyCredential.addition,
      id: passkey.registrationId,
      name: passkey.name,
      session: session ?? started?.session,
    })
    return { passkey, user: after, started }
  })
  dependencies.wakeOutbox()
  return registered
}

/**
 * Verifies the answer to a registration, and consumes its challenge.
 *
 * @returns the passkey, which is not stored yet
 * @throws AuthError `no_pending_webauthn_registration`, `unable_to_register_webauthn_registration`
 */
export async function takeNewPasskey(
  dependencies: Dependencies,
  registrant: Registrant,
  json: string,
): Promise<{ readonly passkey: PasskeyRow; readonly isAutomatic: boolean }> {
  const { project, user, session, intermediate } = registrant
  const read = readAttestation(json)
  if (!read) throw new AuthError('unable_to_register_webauthn_registration')
  const { challenge, type } = read.clientData
  // The challenge of another ceremony is not looked up, so it stays valid there.
  if (type !== 'webauthn.create') throw new AuthError('unable_to_register_webauthn_registration')
  const { projectId } = project
  const ceremony = await takeCeremony(dependencies, projectId, registration, challenge)
  const isOwn =
    ceremony?.userId === user.userId &&
    ceremony.sessionId === (session?.sessionId ?? null) &&
    ceremony.intermediateId === intermediate?.challengeId
  if (!ceremony || !isOwn) throw new AuthError('no_pending_webauthn_registration')
  const verified = await verify(project, ceremony, read)
  const { isAutomatic } = ceremony
  return { passkey: toRow(dependencies, registrant, { ceremony, verified, read }), isAutomatic }
}

type ReadAttestation = NonNullable<ReturnType<typeof readAttestation>>

async function verify(
  project: Registrant['project'],
  ceremony: RegistrationCeremony,
  read: ReadAttestation,
): Promise<VerifiedAttestation> {
  // Loaded here, since the library is a sixth of the code that a start loads, and few requests need it.
  const { verifyAttestation } = await import('../../kernel/webauthn/verify-attestation.ts')
  try {
    const party = toParty(project, ceremony.domain)
    const requiresUserVerification =
      party.requiresUserVerification || ceremony.intermediateId !== undefined
    return await verifyAttestation({ ...party, requiresUserVerification }, read, ceremony)
  } catch (cause) {
    // Every error comes from the sender's data, so it is never answered with status 500.
    throw new AuthError('unable_to_register_webauthn_registration', { cause })
  }
}

function toRow(
  { random, clock }: Dependencies,
  { project, user, session, intermediate }: Registrant,
  made: {
    readonly ceremony: RegistrationCeremony
    readonly verified: VerifiedAttestation
    readonly read: ReadAttestation
  },
): PasskeyRow {
  const { ceremony, verified, read } = made
  const { transports = [] } = read.response.response
  const seemsInternal = transports.includes('internal')
  return {
    ...verified,
    projectId: project.projectId,
    registrationId: createId(random, 'webauthn-registration', project.projectId),
    userId: user.userId,
    domain: ceremony.domain,
    transports,
    userHandle: ceremony.userHandle,
    authenticatorType:
      read.response.authenticatorAttachment ?? (seemsInternal ? 'platform' : 'cross-platform'),
    isDiscoverable: ceremony.isDiscoverable,
    isPersonNamedByHost: ceremony.isPersonNamedByHost,
    name: toAuthenticatorName(verified.aaguid, ceremony.userAgent),
    userAgent: ceremony.userAgent,
    // A host vouches for the user whose passkey it registers.
    isUnproved: (session !== null || intermediate !== undefined) && isUnproved(user),
    createdAt: clock.now(),
    lastUsedAt: null,
  }
}

/**
 * Stores a passkey. The caller holds the user's lock.
 *
 * @returns the user including the passkey
 * @throws AuthError `unable_to_register_webauthn_registration`, `duplicate_webauthn_registration`
 */
export async function addPasskey(
  tx: Pick<Repositories, 'passkeys' | 'users'>,
  user: UserRow,
  passkey: PasskeyRow,
): Promise<UserRow> {
  const { projectId, userId } = user
  if (user.credentials.passkeys.length >= limits.passkey.perPerson) {
    throw new AuthError('unable_to_register_webauthn_registration', {
      explanation: `A user has at most ${limits.passkey.perPerson} passkeys.`,
    })
  }
  const outcome = await tx.passkeys.add(passkey)
  if (outcome === 'credential_taken') throw new AuthError('duplicate_webauthn_registration')
  if (outcome === 'handle_taken') throw new AuthError('unable_to_register_webauthn_registration')
  const after = await tx.users.findById(projectId, userId)
  if (!after) throw new AuthError('session_not_found')
  return after
}

/**
 * Locks the user, and checks the factors that they have now: they may have added an authenticator app since the
 * ceremony began. The age of the proof was checked at its start.
 */
async function hold(tx: Repositories, registrant: Registrant, now: number): Promise<UserRow> {
  const {
    user: { projectId, userId },
    session,
  } = registrant
  if (session) {
    const held = await holdSession(tx, session, now)
    const beganAt = now - limits.passkey.challengeSeconds * 1_000
    verifySufficientFactors(held.user, held.session, beganAt)
    return held.user
  }
  const user = await holdPerson(tx, projectId, userId)
  if (!user) throw new AuthError('session_not_found')
  return user
}

async function prove(
  tx: Repositories,
  dependencies: Dependencies,
  { project, user, source, session }: Registrant,
  { passkey, options }: { readonly passkey: PasskeyRow; readonly options: SessionOptions },
): Promise<SignedIn['started']> {
  const factor = toPasskeyFactor(dependencies, passkey, false)
  const started = await recordAuthentication(tx, dependencies, {
    project,
    user,
    source,
    factor,
    ...options,
    // A host without a session of the user vouches for them.
    isFurtherFactorShown: session === null,
  })
  // The session ended during the ceremony: its registration must not start a new one.
  if (session && started?.session?.sessionId !== session.sessionId) {
    throw new AuthError('session_not_found')
  }
  return started
}

/** Stores a passkey whose registration proved no user. The session continues unchanged. */
async function keepUnproved(
  tx: Repositories,
  { project, session }: Registrant,
  { sessionToken }: SessionOptions,
  now: number,
): Promise<IssuedSession> {
  const live = session && (await tx.sessions.findById(project.projectId, session.sessionId, now))
  if (!live || sessionToken === null) throw new AuthError('session_not_found')
  return { session: live, sessionToken }
}
