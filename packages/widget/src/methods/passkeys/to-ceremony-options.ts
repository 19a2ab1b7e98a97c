import { limits } from '@portico/contract'
import type { LoginConfig } from '../../kernel/config/login-config.ts'

/** Returns the options of every passkey ceremony: the configured domain, and the lifetime of the session. */
export const toCeremonyOptions = ({ passkeyOptions, sessionOptions }: LoginConfig) => ({
  is_passkey: true,
  session_duration_minutes: sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes,
  ...(passkeyOptions?.domain && { domain: passkeyOptions.domain }),
})
