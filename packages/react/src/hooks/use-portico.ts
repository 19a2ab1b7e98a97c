import type { Client } from '@portico/client'
import { useProvided } from '../provider/provided.ts'

/**
 * Returns the client of the nearest provider.
 *
 * @throws Error without a provider
 */
export function usePortico(): Client {
  return useProvided('usePortico()').client
}
