/**
 * The key of this page. The service puts it into the page’s own document, and answers a sign-in with it; every call
 * carries it. So a script on another page of this origin calls in vain, though the browser would send the cookie.
 */

/** What no document contains, and no session has. */
const none = '1'
const place = document.querySelector<HTMLMetaElement>('meta[name="portico-page"]')
let key = place?.content ?? none
place?.remove()

/** In the address of a document that was loaded for its key. */
const mark = 'again'
let mayLoad = !new URLSearchParams(location.search).has(mark)

/** True if the document came with a key. */
export const hasPageKey = (): boolean => key !== none

/** The header of a call. */
export const pageHeaders = (): Readonly<Record<string, string>> => ({ 'x-portico-console': key })

/** Keeps the key of a sign-in. */
export function keepPageKey(newKey: string): void {
  key = newKey
}

/** Notes that the service took the key: should another tab begin another session, the page is loaded again. */
export function notePageKeyTaken(): void {
  mayLoad = true
}

/**
 * Loads the document again for its key. It has none if a link of another site led here, for then the browser kept the
 * cookie back, and a wrong one once another tab began another session.
 *
 * @returns false if that was tried just now
 */
export function loadForPageKey(): boolean {
  if (!mayLoad) return false
  const search = new URLSearchParams(location.search)
  search.set(mark, '')
  // not a reload, which browsers count as the other site’s
  location.replace(`${location.pathname}?${search}${location.hash}`)
  return true
}
