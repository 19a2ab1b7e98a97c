/**
 * What a host's back end and the service agree on: operations under `/v1`, with the project's id and secret,
 * answers without a `data` around them. No browser imports this: a page must not know the secret.
 */
import { hostAudit } from './audit.ts'
import { hostImpersonation } from './impersonation.ts'
import { hostMagicLinks } from './magic-links.ts'
import { hostOtps } from './otps.ts'
import { hostPasskeys } from './passkeys.ts'
import { hostPasswords } from './passwords.ts'
import { hostProject } from './project.ts'
import { hostSessions } from './sessions.ts'
import { hostTotps } from './totps.ts'
import { hostUsers } from './users.ts'

/** Every operation of the host's back end, by what it is about. */
export const backEnd = {
  sessions: hostSessions,
  users: hostUsers,
  'magic-links': hostMagicLinks,
  otps: hostOtps,
  passwords: hostPasswords,
  totps: hostTotps,
  webauthn: hostPasskeys,
  impersonation: hostImpersonation,
  audit: hostAudit,
  project: hostProject,
} as const
