import { useEffect, useState } from 'react'
import { type Provided, useProvided } from '../provider/provided.ts'
import { useUser } from './use-portico-user.ts'

/** Whether the user may perform an action, and whether that is confirmed. */
export interface Authorization {
  isAuthorized: boolean
  /** Whether the service has not yet confirmed the user or the policy. */
  fromCache: boolean
  isInitialized: boolean
}

/**
 * Returns whether the signed-in user may perform an action under the project's policy. Use it only for what a page
 * shows: the host's back end must check every action itself.
 *
 * @typeParam AssumeHydrated - `true` if the page is not rendered on a server; `isInitialized` is then always true
 * @param resourceId - the resource's id in the policy
 * @param action - the action's name in the policy
 * @returns `isAuthorized: false` also if no user is signed in, or if the policy does not contain the resource or the
 * action
 * @throws Error without a provider
 *
 * @example
 * ```tsx
 * const { isAuthorized } = usePorticoIsAuthorized('documents', 'edit')
 * return <button disabled={!isAuthorized}>Edit</button>
 * ```
 */
export function usePorticoIsAuthorized<AssumeHydrated extends boolean = false>(
  resourceId: string,
  action: string,
): AssumeHydrated extends true ? Authorization & { isInitialized: true } : Authorization
export function usePorticoIsAuthorized(resourceId: string, action: string): Authorization {
  return useIsAuthorized(useProvided('usePorticoIsAuthorized()'), resourceId, action)
}

/** Returns whether the user of a provider's client may perform an action. */
export function useIsAuthorized(
  provided: Provided,
  resourceId: string,
  action: string,
): Authorization {
  const { client } = provided
  const { user, fromCache, isInitialized } = useUser(provided)
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

  // the client judges by the roles of its own user, who may not be the user that the host's server found
  const isOwn = client.user.getSync()?.user_id === user?.user_id
  if (!isInitialized || (user && !isOwn)) {
    return { isAuthorized: false, fromCache: false, isInitialized: false }
  }
  if (!isOwn) return { isAuthorized: false, fromCache: true, isInitialized }
  // an answer to an earlier question is ignored
  const question = [client, user, resourceId, action]
  if (answer && question.every((part, index) => part === answer.to[index])) {
    return { isAuthorized: answer.isAuthorized, fromCache, isInitialized }
  }
  const isAuthorized = client.rbac.isAuthorizedSync(resourceId, action)
  return { isAuthorized, fromCache: true, isInitialized }
}
