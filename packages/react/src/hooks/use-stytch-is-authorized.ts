import { useEffect, useState } from 'react'
import { useProvided } from '../provider/provided.ts'
import { useStytchUser } from './use-stytch-user.ts'

/** Whether the person may do something, and how sure that is. */
export interface Authorization {
  isAuthorized: boolean
  /** Whether person or policy are not confirmed by the service yet. */
  fromCache: boolean
  isInitialized: boolean
}

/**
 * Whether the signed-in person may do something, by the project's policy. For what a page shows; the host's
 * back end has to check what it does.
 *
 * @typeParam AssumeHydrated - `true` where no server renders this: then `isInitialized` is always true
 * @param resourceId - as the policy names it
 * @param action - as the policy names it
 * @returns `isAuthorized: false` also when nobody is signed in or the policy knows no such thing
 * @throws Error without a provider
 * @example
 * ```tsx
 * const { isAuthorized } = useStytchIsAuthorized('documents', 'edit')
 * return <button disabled={!isAuthorized}>Edit</button>
 * ```
 */
export function useStytchIsAuthorized<AssumeHydrated extends boolean = false>(
  resourceId: string,
  action: string,
): AssumeHydrated extends true ? Authorization & { isInitialized: true } : Authorization
export function useStytchIsAuthorized(resourceId: string, action: string): Authorization {
  const { client } = useProvided('useStytchIsAuthorized()')
  const { user, fromCache, isInitialized } = useStytchUser()
  const [answer, setAnswer] = useState<{ to: unknown[]; isAuthorized: boolean } | null>(null)

  useEffect(() => {
    let isLeft = false
    client.rbac.isAuthorized(resourceId, action).then((isAuthorized) => {
      if (!isLeft) setAnswer({ to: [client, user, resourceId, action], isAuthorized })
    })
    return () => {
      isLeft = true
    }
  }, [client, user, resourceId, action])

  if (!isInitialized) return { isAuthorized: false, fromCache: false, isInitialized }
  // an answer to an earlier question counts for nothing
  const question = [client, user, resourceId, action]
  if (answer && question.every((part, index) => part === answer.to[index])) {
    return { isAuthorized: answer.isAuthorized, fromCache, isInitialized }
  }
  const isAuthorized = client.rbac.isAuthorizedSync(resourceId, action)
  return { isAuthorized, fromCache: true, isInitialized }
}
