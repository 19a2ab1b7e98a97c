import { PorticoAPIError } from '@portico/client'

/** Whether a sign-in was refused only because it needs a second step. */
export const asksSecondStep = (error: unknown): boolean =>
  error instanceof PorticoAPIError && !!error.error_details?.intermediate_session_token
