import type { PorticoAPIError } from '@portico/client'

/** Truthy if a sign-in was refused only because it needs a second step. */
export const asksSecondStep = (error: unknown): unknown =>
  // no other error has such details, and the bytes of the first load are few
  (error as Partial<PorticoAPIError> | null)?.error_details?.intermediate_session_token
