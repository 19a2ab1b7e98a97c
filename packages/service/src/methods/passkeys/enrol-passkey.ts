/**
 * The addition of a passkey as the second step of a sign-in. The passkey and its recovery codes wait beside the sign-in
 * until the user has saved the codes: only then both are stored, and the session starts. So no account has a second step
 * without a second way back.
 */

import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { tellOfAddition } from '../../accounts/notices/tell-of-addition.ts'
import { reportNewCodes } from '../../accounts/recovery-codes/create-codes.ts'
import { generateCodes, toAccountCodes } from '../../accounts/recovery-codes/generate-codes.ts'
import { holdIntermediateSession } from '../../accounts/sessions/hold-intermediate-session.ts'
import type { IntermediateSession } from '../../accounts/sessions/intermediate-session.ts'
import { forgetRememberedDevices } from '../../accounts/sessions/remember-device.ts'
import { recordAuthentication, requireSession } from '../../accounts/sessions/start-session.ts'
import { isGuarded } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { passkeyCredential } from '../../declarations/passkeys/credential.ts'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { ProvedPasskey } from './finish-authentication.ts'
import { addPasskey, takeNewPasskey } from './finish-registration.ts'
import type { Registrant } from './start-registration.ts'
import { toPasskeyFactor } from './to-passkey-factor.ts'

const kind = 'webauthn_enrolment'
const OrNull = Type.Union([Type.Number(), Type.Null()])

/** A passkey and recovery codes that wait; validated when read, since an older version may have written them. */
const EnrolmentSchema = Type.Object({
  passkey: Type.Object({
    projectId: Type.String(),
    registrationId: Type.String(),
    userId: Type.String(),
    domain: Type.String(),
    credentialId: Type.String(),
    publicKey: Type.String(),
    counter: Type.Number(),
    transports: Type.Array(Type.String()),
    aaguid: Type.String(),
    userHandle: Type.String(),
    authenticatorType: Type.Union([Type.Literal('platform'), Type.Literal('cross-platform')]),
    isDiscoverable: Type.Boolean(),
    isBackupEligible: Type.Boolean(),
    isBackedUp: Type.Boolean(),
    name: Type.String(),
    isPersonNamedByHost: Type.Boolean(),
    userAgent: Type.String(),
    isUnproved: Type.Boolean(),
    createdAt: Type.Number(),
    lastUsedAt: OrNull,
  }),
  codes: Type.Array(
    Type.Object({
      codeId: Type.String(),
      codeHash: Type.String(),
      sealedCode: Type.String(),
      createdAt: Type.Number(),
    }),
  ),
})

/** A user in the middle of a sign-in that has to add a second step. */
export interface Enrolling extends Registrant {
  readonly intermediate: IntermediateSession
}

const toHash = (
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  { challengeId }: IntermediateSession,
  registrationId: string,
) => keyRing.hashToken(`${challengeId} ${registrationId}`)

/**
 * Locks the user, and verifies that they still have no second step. Another window may have added one, which this
 * sign-in then has to show.
 *
 * @throws AuthError `intermediate_session_not_found`, `insufficient_factors`; `second_step_not_allowed` where the project lists
 *   no passkeys
 */
export async function holdEnrolling(
  tx: Repositories,
  { project, user, intermediate }: Pick<Enrolling, 'project' | 'user' | 'intermediate'>,
  now: number,
): Promise<UserRow> {
  const held = await holdIntermediateSession(tx, user, intermediate, now)
  if (isGuarded(held)) throw new AuthError('insufficient_factors')
  if (!project.factors.kinds.includes('passkey')) throw new AuthError('second_step_not_allowed')
  return held
}

/**
 * Verifies the new passkey, and keeps it with new recovery codes for the end of the same sign-in.
 *
 * @param json `public_key_credential` as the caller sent it
 * @returns the only readable copy of the codes
 * @throws AuthError as `takeNewPasskey` and `holdEnrolling`; `duplicate_webauthn_registration`
 */
export async function checkNewPasskey(
  dependencies: Dependencies,
  enrolling: Enrolling,
  json: string,
): Promise<{ readonly registrationId: string; readonly codes: readonly string[] }> {
  const { storage, random, clock } = dependencies
  const { user, intermediate } = enrolling
  const { projectId, userId } = user
  const { passkey } = await takeNewPasskey(dependencies, enrolling, json)
  const { registrationId, credentialId } = passkey
  if (await storage.passkeys.findByCredentialId(projectId, credentialId)) {
    throw new AuthError('duplicate_webauthn_registration')
  }
  const codes = generateCodes(dependencies, projectId)
  const waiting: Static<typeof EnrolmentSchema> = {
    passkey: { ...passkey, transports: [...passkey.transports] },
    codes: toAccountCodes(dependencies, user, codes),
  }
  await storage.transaction(async (tx) => {
    const now = clock.now()
    await holdEnrolling(tx, enrolling, now)
    await tx.challenges.issue({
      projectId,
      challengeId: createId(random, 'passkey-enrolment', projectId),
      kind,
      subject: userId,
      secretHash: toHash(dependencies, intermediate, registrationId),
      payload: waiting,
      createdAt: now,
      // Not later than its sign-in.
      expiresAt: intermediate.expiresAt,
    })
  })
  return { registrationId, codes: codes.map(({ code }) => code) }
}

/**
 * Stores the passkey and its recovery codes, and starts the session of the sign-in in which they were added.
 *
 * @param minutes the duration of the session
 * @throws AuthError `no_pending_webauthn_registration` unless this sign-in has added the passkey; as `holdEnrolling` and
 *   `addPasskey`
 */
export async function completeNewPasskey(
  dependencies: Dependencies,
  enrolling: Enrolling,
  { registrationId, minutes }: { readonly registrationId: string; readonly minutes: number },
): Promise<ProvedPasskey> {
  const { project, source, intermediate } = enrolling
  const { projectId, userId } = enrolling.user
  const hash = toHash(dependencies, intermediate, registrationId)
  const completed = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    const held = await holdEnrolling(tx, enrolling, now)
    const waiting = await tx.challenges.findBySecret(projectId, kind, hash, now)
    if (!waiting) throw new AuthError('no_pending_webauthn_registration')
    await tx.challenges.consume(projectId, kind, waiting.challengeId, now)
    const { passkey, codes } = Value.Parse(EnrolmentSchema, waiting.payload)
    const user = await addPasskey(tx, held, passkey)
    await tx.accountCodes.replace({ projectId, userId }, codes)
    const session = { minutes, sessionToken: null, intermediate, isToldAnyway: true }
    const factor = toPasskeyFactor(dependencies, passkey, true)
    const proof = { project, source, user, factor, ...session }
    const started = requireSession(await recordAuthentication(tx, dependencies, proof))
    await forgetRememberedDevices(tx, user, now)
    await report(tx, dependencies, enrolling, { user, passkey, session: started.session, codes })
    return { passkey, user, started }
  })
  dependencies.wakeOutbox()
  return completed
}

/** Writes the audit entries, and tells the user's addresses of both additions, so that each can be undone. */
async function report(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: Enrolling,
  added: Parameters<typeof reportNewCodes>[3] & { readonly passkey: PasskeyRow },
): Promise<void> {
  const { user, session, passkey } = added
  const { registrationId: id, domain, name } = passkey
  await recordActivity(tx, dependencies, {
    action: 'passkey.created',
    project,
    actor: toActor(session),
    user,
    session,
    source,
    details: { webauthn_registration_id: id, domain, authenticator: name, automatic: false },
  })
  const { addition } = passkeyCredential
  const context = { project, source }
  await tellOfAddition(tx, dependencies, context, { user, addition, id, name, session })
  await reportNewCodes(tx, dependencies, context, added)
}
