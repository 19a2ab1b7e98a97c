import { limits } from '@portico/contract'
import { renderSVG } from 'uqr'
import { toSecretSealContext } from '../../declarations/totps/totp-secret-context.ts'
import type { TotpRow } from '../../declarations/totps/totp-store.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Actor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { generateCodes, toAppCodes } from '../recovery-codes/generate-codes.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { isGuarded } from '../sessions/verify-sufficient-factors.ts'
import { isUnproved } from '../sign-in/is-unproved.ts'
import { toExpirationMinutes } from '../sign-in/mail-options.ts'
import { type Enroller, holdEnroller, noteBegun, verifyReplacement } from './enroller.ts'
import { createTotpSecret, toTotpAddress } from './totp-code.ts'

/** A request for a new app: its user, and the caller. */
export interface TotpRequest {
  readonly project: ProjectConfig
  readonly user: UserRow
  /** How long the app may remain unverified; minutes. */
  readonly expirationMinutes: number | undefined
  /** The app takes the place of the one that protects the account. */
  readonly isReplacing?: boolean
  readonly actor: Actor
  /** Null when the host's back end vouches for the user. */
  readonly enroller: Enroller | null
  readonly source: Pick<Source, 'address' | 'userAgent'> | null
}

/**
 * Adds an authenticator app to a user. The app protects nothing until its first code was proved, and until then a new
 * one replaces it. One that takes the place of another leaves that one alone until then.
 *
 * @returns the answer to the call, with the only readable copy of the secret, and the user after the change
 * @throws AuthError `invalid_expiration`, `active_totp_exists`, `second_step_not_allowed`; `insufficient_factors` in a session without a recent
 * proof; `session_not_found`, `intermediate_session_not_found`, `user_not_found` when session, sign-in or user have ended
 * meanwhile
 */
export async function createTotp(dependencies: Dependencies, request: TotpRequest) {
  const { storage, random, keyRing, clock } = dependencies
  const { project, user, enroller } = request
  const minutes = toExpirationMinutes(request.expirationMinutes, limits.totp)
  const { projectId } = project
  const secret = createTotpSecret(random)
  const context = { projectId, userId: user.userId, totpId: createId(random, 'totp', projectId) }
  const now = clock.now()
  const totp: TotpRow = {
    ...context,
    sealedSecret: keyRing.seal(secret, toSecretSealContext(context)),
    verified: false,
    createdAt: now,
    expiresAt: now + minutes * 60_000,
    lastStep: null,
    // A host vouches for the user to whom it adds an app.
    isUnproved: enroller !== null && isUnproved(user),
  }
  const codes = generateCodes(dependencies, projectId)
  const codeRows = toAppCodes(dependencies, user, context.totpId, codes)
  const changed = await storage.transaction(async (tx) => {
    if (enroller) await holdEnroller(tx, user, enroller, now)
    else if (!(await holdPerson(tx, projectId, user.userId))) throw new AuthError('user_not_found')
    const isReplacing =
      request.isReplacing === true && enroller !== null && (await isGuardedNow(tx, user))
    if (isReplacing) await verifyReplacement(tx, enroller, now)
    // Who has an app keeps one, also after the project allows no new ones.
    else if (!project.factors.kinds.includes('totp')) throw new AuthError('second_step_not_allowed')
    if (!(await tx.totps.add(totp, codeRows, { isReplacing }))) {
      throw new AuthError('active_totp_exists')
    }
    const intermediate = enroller?.intermediate
    if (intermediate) await noteBegun(tx, dependencies, user, { intermediate, ...context }, now)
    const after = await tx.users.findById(projectId, user.userId)
    if (!after) throw new AuthError('user_not_found')
    await recordActivity(tx, dependencies, {
      action: 'totp.created',
      project,
      actor: request.actor,
      user: after,
      ...(enroller?.session && { session: enroller.session }),
      source: request.source,
      details: { totp_id: context.totpId },
    })
    return after
  })
  dependencies.wakeOutbox()
  const label = user.emails.find(({ verified }) => verified)?.email ?? user.userId
  const image = renderSVG(toTotpAddress(secret, project.name, label), { border: 4 })
  return {
    created: {
      user_id: user.userId,
      totp_id: context.totpId,
      secret,
      qr_code: `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`,
      recovery_codes: codes.map(({ code }) => code),
    },
    user: changed,
  }
}

const isGuardedNow = async (
  { users }: Pick<Repositories, 'users'>,
  { projectId, userId }: UserRow,
): Promise<boolean> => {
  const user = await users.findById(projectId, userId)
  return user !== null && isGuarded(user)
}
