/** The page that the address names. It stands behind `#`, which no server and no proxy logs. */

import { useEffect, useState } from 'react'
import { type TrialAnswer, takeTrialAnswer } from '../apps/trial.ts'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'users' }
  | { readonly page: 'user'; readonly userId: string }
  | { readonly page: 'messages' }
  | { readonly page: 'audit'; readonly userId: string | null }
  | { readonly page: 'apps'; readonly isAdding: boolean }
  | { readonly page: 'app'; readonly clientId: string }
  | { readonly page: 'trial'; readonly clientId: string }
  | { readonly page: 'tried'; readonly answer: TrialAnswer }
  | { readonly page: 'webhooks' }
  | { readonly page: 'webhook'; readonly endpointId: string }
  | { readonly page: 'branding' }
  | { readonly page: 'configuration' }
  | { readonly page: 'operators' }
  | { readonly page: 'invitation'; readonly invitation: string }

/** The routes that an address names and a link leads to. */
export type LinkedRoute = Exclude<Route, { page: 'invitation' | 'tried' }>

function readRoute(): Route {
  const answer = takeTrialAnswer(location.search)
  if (answer !== null) return { page: 'tried', answer }
  const text = location.hash.slice(1)
  const invitation = /^invitation=(.+)$/.exec(text)?.[1]
  if (invitation !== undefined) return { page: 'invitation', invitation }
  const logOf = /^\/audit(?:\/(user-[\w-]+))?$/.exec(text)
  if (logOf) return { page: 'audit', userId: logOf[1] ?? null }
  const userId = /^\/users\/([^/]+)$/.exec(text)?.[1]
  if (userId !== undefined) return readUserPage(userId)
  const endpointId = /^\/webhooks\/([\w-]+)$/.exec(text)?.[1]
  if (endpointId !== undefined) return { page: 'webhook', endpointId }
  const [, ofApps, clientId, trial] = /^\/(apps)(?:\/([^/]+)(\/try)?)?$/.exec(text) ?? []
  if (ofApps !== undefined) return readAppPage(clientId, trial !== undefined)
  const page = plainPages.find((one) => text === `/${one}`)
  return { page: page ?? 'home' }
}

/** The pages that need no more than their name. */
const plainPages = [
  'home',
  'users',
  'messages',
  'webhooks',
  'branding',
  'configuration',
  'operators',
] as const

/** The page of a client app or its trial; the list without an id, and for one that no link of this page contains. */
function readAppPage(encoded: string | undefined, isTrial: boolean): Route {
  if (encoded === undefined || encoded === 'new')
    return { page: 'apps', isAdding: encoded === 'new' }
  try {
    return { page: isTrial ? 'trial' : 'app', clientId: decodeURIComponent(encoded) }
  } catch {
    return { page: 'apps', isAdding: false }
  }
}

/** The page of a user; the list for an id that no link of this page contains. */
function readUserPage(encoded: string): Route {
  try {
    return { page: 'user', userId: decodeURIComponent(encoded) }
  } catch {
    return { page: 'users' }
  }
}

/** The address of a page. */
export function toHref(route: LinkedRoute): string {
  switch (route.page) {
    case 'user':
      return `#/users/${encodeURIComponent(route.userId)}`
    case 'audit':
      return route.userId === null ? '#/audit' : `#/audit/${encodeURIComponent(route.userId)}`
    case 'apps':
      return route.isAdding ? '#/apps/new' : '#/apps'
    case 'app':
      return `#/apps/${encodeURIComponent(route.clientId)}`
    case 'trial':
      return `#/apps/${encodeURIComponent(route.clientId)}/try`
    case 'webhook':
      return `#/webhooks/${route.endpointId}`
    default:
      return `#/${route.page}`
  }
}

/** Opens a page. */
export const open = (route: LinkedRoute): void => {
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
    // The state keeps it: the address, and with it the history, must not show a secret or code that still works.
    const isInvitation = route.page === 'invitation'
    if (!isInvitation && location.search === '') return
    history.replaceState(null, '', location.pathname + (isInvitation ? '' : location.hash))
  }, [route])
  return route
}
