import { limits } from '@portico/contract'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Activity } from '../../kernel/audit/activity.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import { issueToken } from '../../kernel/issue-token.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { toExpirationMinutes } from '../sign-in/mail-options.ts'
import type { ImpersonationPayload } from './impersonation-payload.ts'

/** A request to impersonate: the member of staff, the user and the reason. */
export interface ImpersonationRequest {
  readonly project: ProjectConfig
  readonly user: UserRow
  readonly impersonatorId: string
  readonly impersonatorEmail: string
  /** 1 to 500 characters, for the audit log. */
  readonly reason: string
  /** The token's lifetime: 1 to 60 minutes, 5 when undefined. */
  readonly expirationMinutes: number | undefined
  readonly source: Source
  /** Who asks for it, and further facts for the audit entry. @default the host's back end */
  readonly by?: Pick<Activity, 'actor' | 'details'>
}

/**
 * Issues a single-use token with which a member of the host's staff acts as a user. Only the host's back end and an
 * operator of the console may ask for it; the database keeps its hash.
 *
 * @throws AuthError `invalid_expiration`, `invalid_impersonation_reason`, `invalid_email`,
 * `user_impersonation_not_allowed` for a blocked user
 */
export async function issueImpersonationToken(
  dependencies: Pick<Dependencies, 'storage' | 'random' | 'keyRing' | 'clock' | 'wakeOutbox'>,
  request: ImpersonationRequest,
): Promise<{ token: string; expiresAt: number }> {
  const { storage, random, clock } = dependencies
  const { project, user, by = { actor: hostActor } } = request
  const minutes = toExpirationMinutes(request.expirationMinutes, limits.impersonation)
  const payload: ImpersonationPayload = {
    userId: user.userId,
    impersonator: {
      id: verifyText(request.impersonatorId),
      email: parseEmail(request.impersonatorEmail).address,
    },
    reason: toReason(request.reason),
  }
  if (user.blockedAt !== null) throw new AuthError('user_impersonation_not_allowed')
  const lifeMs = minutes * 60_000
  const expiresAt = clock.now() + lifeMs
  const token = await storage.transaction(async (tx) => {
    const token = await issueToken(tx, dependencies, {
      projectId: project.projectId,
      challengeId: createId(random, 'impersonation', project.projectId),
      kind: 'impersonation',
      subject: user.userId,
      payload,
      lifeMs,
    })
    await recordActivity(tx, dependencies, {
      action: 'impersonation.token_issued',
      project,
      actor: by.actor,
      user,
      source: request.source,
      details: { ...by.details, impersonator_id: payload.impersonator.id, reason: payload.reason },
    })
    return token
  })
  dependencies.wakeOutbox()
  return { token, expiresAt }
}

function toReason(text: string): string {
  const reason = text.trim()
  if (reason === '' || reason.length > limits.impersonation.reasonLength) {
    throw new AuthError('invalid_impersonation_reason')
  }
  // Logs and terminals show the reason, so it may contain no control characters.
  if (/[\p{Cc}\p{Cs}]/u.test(reason)) throw new AuthError('invalid_impersonation_reason')
  return reason
}

function verifyText(id: string): string {
  if (id.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(id)) return id
  throw new AuthError('bad_request', {
    details: {
      field: 'impersonator_id',
      reason: 'must not be blank or contain control characters',
    },
  })
}
