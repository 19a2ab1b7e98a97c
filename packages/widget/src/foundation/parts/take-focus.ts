/** Returns the document or the shadow root that contains an element. */
export const getTree = (element: Element) => element.getRootNode() as Document | ShadowRoot // the element is on the page

/** Returns the focused element in the document or shadow root of an element; null if the focus is elsewhere. */
export const findFocused = (element: Element): Element | null => getTree(element).activeElement

/** Whether the focus is on an element of the page that neither contains `place` nor is inside of it. */
function isElsewhere(place: Element): boolean {
  const active = findFocused(place)
  if (active) return !active.contains(place) && !place.contains(active)
  const tree = getTree(place)
  return 'host' in tree && isElsewhere(tree.host)
}

/**
 * Focuses an element of the widget after a change such as a new screen or a response. A user who has focused another
 * part of the host page meanwhile keeps that focus.
 *
 * @returns whether the element took the focus
 */
export function takeFocus(element: HTMLElement | null): boolean {
  if (!element || isElsewhere(element.closest('.st-root') ?? element)) return false
  element.focus()
  return true
}
