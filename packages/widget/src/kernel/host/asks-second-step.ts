import { PorticoAPIError } from '@portico/client'

/** Truthy if a sign-in was refused only because it needs a second step. */
export const asksSecondStep = (error: unknown): unknown =>
  error instanceof PorticoAPIError && error.error_details?.intermediate_session_token
