/** The page that the address names. It stands behind `#`, which no server and no proxy logs. */

import { useEffect, useState } from 'react'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'users' }
  | { readonly page: 'user'; readonly userId: string }
  | { readonly page: 'messages' }
  | { readonly page: 'audit'; readonly userId: string | null }
  | { readonly page: 'operators' }
  | { readonly page: 'invitation'; readonly invitation: string }

function readRoute(): Route {
  const text = location.hash.slice(1)
  const invitation = /^invitation=(.+)$/.exec(text)?.[1]
  if (invitation !== undefined) return { page: 'invitation', invitation }
  const logOf = /^\/audit(?:\/(user-[\w-]+))?$/.exec(text)
  if (logOf) return { page: 'audit', userId: logOf[1] ?? null }
  const userId = /^\/users\/([^/]+)$/.exec(text)?.[1]
  if (userId !== undefined) return readUserPage(userId)
  const page = plainPages.find((one) => text === `/${one}`)
  return { page: page ?? 'home' }
}

/** The pages that need no more than their name. */
const plainPages = ['home', 'users', 'messages', 'operators'] as const

/** The page of a user; the list for an id that no link of this page contains. */
function readUserPage(encoded: string): Route {
  try {
    return { page: 'user', userId: decodeURIComponent(encoded) }
  } catch {
    return { page: 'users' }
  }
}

/** The address of a page. */
export function toHref(route: Exclude<Route, { page: 'invitation' }>): string {
  if (route.page === 'user') return `#/users/${encodeURIComponent(route.userId)}`
  return route.page === 'audit' && route.userId !== null
    ? `#/audit/${encodeURIComponent(route.userId)}`
    : `#/${route.page}`
}

/** Opens a page. */
export const open = (route: Parameters<typeof toHref>[0]): void => {
  location.hash = toHref(route)
}

/** Follows the address. */
export function useRoute(): Route {
  const [route, setRoute] = useState(readRoute)
  useEffect(() => {
    const follow = () => setRoute(readRoute())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    // The state keeps the invitation: the address, and with it the history, must not show a secret that still works.
    if (route.page === 'invitation') history.replaceState(null, '', location.pathname)
  }, [route])
  return route
}
