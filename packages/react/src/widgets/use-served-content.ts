import { renderServedContent } from '@portico/widget/first-screen'
import { useState, useSyncExternalStore } from 'react'
import type { Provided } from '../provider/provided.ts'

/** The props of an element whose content React leaves alone. */
export interface ServedContent {
  readonly dangerouslySetInnerHTML: { readonly __html: string }
  /** The content in the page's HTML is the server's, which React must leave alone. */
  readonly suppressHydrationWarning: true
}

const toContent = (html: string): ServedContent => ({
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
})

/** A constant: React writes content anew whenever its object is another one. */
const leftAlone = toContent('')

const subscribe = () => () => {}

/**
 * Returns the content of a root's element: on a server the first screen, if the root has one for servers; during hydration
 * what makes React leave the server's content in place; undefined where the browser renders the element itself.
 *
 * @param tag - of the element
 * @param options - those of the element
 */
export function useServedContent(
  tag: string,
  options: object,
  { view, firstScreen }: Provided,
): ServedContent | undefined {
  const isServed = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  // the same for the life of the element: React would remove the content together with the prop
  const [wasServed] = useState(isServed)
  if (!wasServed) return undefined
  if (typeof window !== 'undefined') return leftAlone
  if (!firstScreen.isServed || !renderServedContent) return undefined
  const { session, isInitialized } = view.getServedSession()
  const { nonce, pageLanguage, acceptLanguage } = firstScreen
  const look = { ...options, pageLanguage, acceptLanguage }
  const html = renderServedContent(tag, look, { nonce, isSignedOut: isInitialized && !session })
  return html === '' ? undefined : toContent(html)
}
