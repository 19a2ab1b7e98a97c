import type { Client } from '@portico/client'
import { useProvided } from '../provider/provided.ts'

/**
 * The client of the provider above.
 *
 * @throws Error without a provider
 */
export function useStytch(): Client {
  return useProvided('useStytch()').client
}
