/**
 * A first screen that came with the page, made by `first-screen/`. The widget is drawn into it, so that the field
 * stays the very same, with what was typed, the caret, the focus, and what the browser filled in.
 */
export interface Served {
  /** Null where the page mounts the widget into the other tree: a shadow root, or none. */
  readonly container: HTMLElement | null
  /** By the name of the field; undefined where it was left as it was. */
  readonly typed: Readonly<Record<string, string>> | undefined
  /** Goes on, once the widget stands, where the person was: the focus is in the field, what they sent is sent. */
  resume(container: Element): void
}

/** Reads what somebody did at a served screen, before anything is drawn; null where nothing was served. */
export function readServed(element: Element, isInShadow: boolean): Served | null {
  const { shadowRoot } = element
  const style = (shadowRoot ?? element).firstElementChild
  if (style?.localName !== 'style') return null
  const container = style.nextElementSibling as HTMLElement | null // of our own making, see the service
  const field = container?.querySelector('input')
  const isFocused = field?.matches(':focus')
  // the mark of the script that came along
  const isSent = field?.form?.matches('[aria-busy]')
  return {
    container: shadowRoot || !isInShadow ? container : null,
    typed: field && field.value !== field.defaultValue ? { [field.name]: field.value } : undefined,
    resume(drawn) {
      style.remove()
      // the very same, unless the screen is another one
      const now = drawn.querySelector('input')
      if (isFocused) {
        now?.focus()
        // what a submit leads to is loaded as when somebody comes to the field
        now?.dispatchEvent(new Event('focusin', { bubbles: true }))
      }
      if (isSent) now?.form?.requestSubmit()
    },
  }
}
