import type { HostUser } from '@portico/contract'
import type { ProjectConfig } from '../config/config.ts'
import type { UserRow } from '../storage/storage.ts'
import { toUserView } from './to-user-view.ts'

/** Converts a user for the host's back end; a block appears as a lock without an end. */
export function toHostUserView(user: UserRow, project: Pick<ProjectConfig, 'rbac'>): HostUser {
  return {
    ...toUserView(user, project),
    ...(user.secondStep !== null && { second_step: user.secondStep }),
    is_locked: user.blockedAt !== null,
    ...(user.blockedAt !== null && { lock_created_at: new Date(user.blockedAt).toISOString() }),
  }
}
