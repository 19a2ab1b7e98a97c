import { PorticoAPIError } from '@portico/client'

/** The error type of a change that requires a further factor. */
export const insufficientFactors = 'insufficient_factors'

/** Whether a call failed because a further factor protects the account and the session has not proved it. */
export const asksFurtherFactor = (error: unknown): boolean =>
  error instanceof PorticoAPIError && error.error_type === insufficientFactors
