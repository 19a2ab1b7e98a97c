import { type RequireSessionOptions, requireSession } from '@portico/widget'
import { useCallback } from 'react'
import { useProvided } from '../provider/provided.ts'

/**
 * Returns `requireSession` for the client of the nearest provider; always the same function, as long as the client is.
 *
 * @throws Error without a provider
 *
 * @example
 * ```tsx
 * const requireSession = usePorticoRequireSession()
 * const pay = async () => (await requireSession({ factors: 2, freshMinutes: 10 })) && send()
 * ```
 */
export function usePorticoRequireSession(): (options?: RequireSessionOptions) => Promise<boolean> {
  const { client } = useProvided('usePorticoRequireSession()')
  return useCallback((options) => requireSession(client, options), [client])
}
