import { hostAuditSchemas } from './audit.schemas.ts'
import { hostImpersonationSchemas } from './impersonation.schemas.ts'
import { hostMagicLinksSchemas } from './magic-links.schemas.ts'
import { hostOtpsSchemas } from './otps.schemas.ts'
import { hostPasskeysSchemas } from './passkeys.schemas.ts'
import { hostPasswordsSchemas } from './passwords.schemas.ts'
import { hostProjectSchemas } from './project.schemas.ts'
import { hostSessionsSchemas } from './sessions.schemas.ts'
import { hostTotpsSchemas } from './totps.schemas.ts'
import { hostUsersSchemas } from './users.schemas.ts'

/** The schemas of every operation of the host's back end, under the names of `backEnd`. */
export const backEndSchemas = {
  sessions: hostSessionsSchemas,
  users: hostUsersSchemas,
  'magic-links': hostMagicLinksSchemas,
  otps: hostOtpsSchemas,
  passwords: hostPasswordsSchemas,
  totps: hostTotpsSchemas,
  webauthn: hostPasskeysSchemas,
  impersonation: hostImpersonationSchemas,
  audit: hostAuditSchemas,
  project: hostProjectSchemas,
} as const
