/**
 * A first screen that the page's HTML contains, created by `first-screen/`. The widget is rendered into it, so that the
 * field stays the same element, with the typed text, the caret, the focus, and the values that the browser has filled
 * in.
 */
export interface Served {
  /** Null if the page mounts the widget in the other mode: with a shadow root instead of without, or the reverse. */
  readonly container: HTMLElement | null
  /** The typed values by field name; undefined if the user has not changed the field. */
  readonly typed: Readonly<Record<string, string>> | undefined
  /**
   * Continues the user's actions once the widget is rendered: restores the focus, and submits the form if the user has
   * submitted it.
   */
  resume(container: Element): void
}

/**
 * Reads the user's actions on a first screen in the page's HTML, before the widget is rendered; null if there is no
 * such screen.
 */
export function readServed(element: Element, isInShadow: boolean): Served | null {
  const { shadowRoot } = element
  const style = (shadowRoot ?? element).firstElementChild
  if (style?.localName !== 'style') return null
  const container = style.nextElementSibling as HTMLElement | null // the service writes this element itself
  const field = container?.querySelector('input')
  const isFocused = field?.matches(':focus')
  // set by the script that the service sends with the screen
  const isSent = field?.form?.matches('[aria-busy]')
  return {
    container: shadowRoot || !isInShadow ? container : null,
    typed: field && field.value !== field.defaultValue ? { [field.name]: field.value } : undefined,
    resume(drawn) {
      style.remove()
      // the same element, unless the widget has rendered another screen
      const now = drawn.querySelector('input')
      if (isFocused) {
        now?.focus()
        // loads the modules for a submit, as an ordinary focus of the field does
        now?.dispatchEvent(new Event('focusin', { bubbles: true }))
      }
      if (isSent) now?.form?.requestSubmit()
    },
  }
}
