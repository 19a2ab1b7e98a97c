/**
 * Finds the host's element for a widget.
 *
 * @param selector - a CSS selector such as `#sign-in`
 * @param mountCall - the name of the mount function, for the error
 * @throws Error when the selector matches nothing
 */
export function findTarget(selector: string, mountCall: string): Element {
  const target = query(selector)
  if (!target) {
    throw new Error(
      `The selector you specified (${selector}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling ${mountCall}().`,
    )
  }
  return target
}

/** Runs a selector. Invalid text matches nothing. */
function query(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}
