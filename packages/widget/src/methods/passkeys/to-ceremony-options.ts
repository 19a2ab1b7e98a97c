import { limits } from '@portico/contract'
import type { LoginConfig } from '../../kernel/config/login-config.ts'

/** What every ceremony is asked for with: a passkey of the configured domain, for the configured time. */
export const toCeremonyOptions = ({ passkeyOptions, sessionOptions }: LoginConfig) => ({
  is_passkey: true,
  session_duration_minutes: sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes,
  ...(passkeyOptions?.domain && { domain: passkeyOptions.domain }),
})
