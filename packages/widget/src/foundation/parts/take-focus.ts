/** Where an element on the page stands: in its document or in a shadow root. */
export const getTree = (element: Element) => element.getRootNode() as Document | ShadowRoot // on the page it is no other

/** What has the focus in the document or shadow root of an element; null where it is not in there. */
export const findFocused = (element: Element): Element | null => getTree(element).activeElement

/** Whether the person has turned to something of the page that is neither around a place nor in it. */
function isElsewhere(place: Element): boolean {
  const active = findFocused(place)
  if (active) return !active.contains(place) && !place.contains(active)
  const tree = getTree(place)
  return 'host' in tree && isElsewhere(tree.host)
}

/**
 * Focuses an element of the widget because of something that has come, as a screen or an answer. Who has
 * turned to another part of the host's page meanwhile is not pulled back.
 *
 * @returns whether it has the focus
 */
export function takeFocus(element: HTMLElement | null): boolean {
  if (!element || isElsewhere(element.closest('.st-root') ?? element)) return false
  element.focus()
  return true
}
