/**
 * The end of a sign-in by passkey: the answer is verified, its use written down, the session begun or renewed.
 * The challenge is used up by the first answer that names it, right or wrong.
 */

import {
  type IssuedSession,
  recordAuthentication,
  type SessionOptions,
} from '../../accounts/sessions/start-session.ts'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { type AuthenticationCeremony, authentication, takeCeremony } from './ceremony.ts'
import { readAssertion } from './read-credential.ts'
import { toPasskeyFactor } from './to-passkey-factor.ts'

/** Where a passkey is proved: on a page, or through a host that calls for a person. */
export type PasskeyPlace = Pick<Call, 'project' | 'source'>

/** Who proved themselves by which passkey. */
export interface ProvedPasskey {
  readonly passkey: PasskeyRow
  readonly user: UserRow
  /** Null when no session was asked for. */
  readonly started: IssuedSession | null
}

/**
 * Finishes a sign-in.
 *
 * @param json `public_key_credential`, as it was sent
 * @throws AuthError `unable_to_auth_webauthn_registration`, `webauthn_registration_not_found`, `user_blocked`
 */
export function finishAuthentication(
  dependencies: Dependencies,
  context: PasskeyPlace,
  json: string,
  options: SessionOptions,
): Promise<ProvedPasskey> {
  return recordFailures(dependencies, context, 'webauthn', async (attempt) => {
    const { project } = context
    const read = readAssertion(json)
    if (read?.clientData.type !== 'webauthn.get') refuse()
    const ceremony = await takeCeremony(
      dependencies,
      project.projectId,
      authentication,
      read.clientData.challenge,
    )
    if (!ceremony || !(await isOwnSession(dependencies, context, ceremony, options))) refuse()
    const passkey = await dependencies.storage.passkeys.findByCredentialId(
      project.projectId,
      read.response.id,
    )
    if (!passkey) throw new AuthError('webauthn_registration_not_found')
    attempt.userId = passkey.userId
    // Its library is a sixth of what a start would load; few sign-ins need it.
    const { verifyAssertion } = await import('./verify-assertion.ts')
    const use = await verify(() => verifyAssertion(project, ceremony, passkey, read))
    return settle(dependencies, context, { ceremony, passkey, use, options })
  })
}

function refuse(cause?: unknown): never {
  throw new AuthError('unable_to_auth_webauthn_registration', { cause })
}

async function verify<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    // Whatever is wrong with it, it is the sender's doing: never a 500.
    refuse(cause)
  }
}

/** A further proof belongs to the session that it was begun in. */
async function isOwnSession(
  { storage, keyRing, clock }: Dependencies,
  { project: { projectId } }: PasskeyPlace,
  { sessionId }: AuthenticationCeremony,
  options: SessionOptions,
): Promise<boolean> {
  if (sessionId === null) return true
  if (options.sessionId !== undefined) return options.sessionId === sessionId
  const { sessionToken } = options
  if (sessionToken === null || !isToken(sessionToken)) return false
  const hash = keyRing.hashToken(sessionToken)
  const session = await storage.sessions.findByToken(projectId, hash, clock.now())
  return session?.sessionId === sessionId
}

async function settle(
  dependencies: Dependencies,
  context: PasskeyPlace,
  proved: {
    readonly ceremony: AuthenticationCeremony
    readonly passkey: PasskeyRow
    readonly use: { readonly counter: number; readonly isBackedUp: boolean }
    readonly options: SessionOptions
  },
): Promise<ProvedPasskey> {
  const { storage, clock } = dependencies
  const { ceremony, passkey, use, options } = proved
  const { projectId, registrationId, userId } = passkey
  const settled = await storage.transaction(async (tx) => {
    // Before the passkey's row, as whoever ends everything of a person's does.
    await tx.artefacts.lockForUser(projectId, userId)
    const used = await tx.passkeys.use(projectId, registrationId, { ...use, now: clock.now() })
    const user = used && (await tx.users.findById(projectId, userId))
    if (!user) return null
    const factor = toPasskeyFactor(dependencies, used)
    const started = await recordAuthentication(tx, dependencies, {
      ...context,
      user,
      factor,
      ...options,
    })
    // Ended since it was looked up: a further proof alone must not begin another.
    const isElsewhere = started?.session.sessionId !== ceremony.sessionId
    if (ceremony.sessionId !== null && isElsewhere) refuse()
    return { passkey: used, user, started }
  })
  if (!settled) return refuseUse(dependencies, context, passkey, use.counter)
  dependencies.wakeOutbox()
  return settled
}

/** The signature was right and the use was not kept: the passkey is gone, or somebody counts along with it. */
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
      // Whoever holds the copy may be anybody.
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
