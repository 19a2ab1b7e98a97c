import { StytchAPIError } from '@portico/client'

/** What a change is refused with until a further factor was proved. */
export const insufficientFactors = 'insufficient_factors'

/** True where a further factor guards the account, and the session has not proved it. */
export const asksFurtherFactor = (error: unknown): boolean =>
  error instanceof StytchAPIError && error.error_type === insufficientFactors
