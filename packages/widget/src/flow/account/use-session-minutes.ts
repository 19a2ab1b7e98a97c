import { limits } from '@portico/contract'
import { useWidget } from '../../kernel/context/widget-context.ts'

/** Returns the lifetime of a session in minutes: a proof extends the session like a sign-in. */
export const useSessionMinutes = (): number =>
  useWidget().config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
