/** Which message ids are on the screen: told by what the widget shows, as no page can ask it. */

/** A text as a pattern: its values may be anything, its marks are none. */
function toPattern(text: string): RegExp {
  const plural = /other \{([^{}]*)\}/.exec(text)?.[1]?.replace('#', '{count}')
  const plain = (plural ?? text).replace(/<\/?\w+>/g, '')
  const parts = plain.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 's')
}

/**
 * @param shown - texts and labels of the screen
 * @param texts - the widget's, by id, with the person's own laid over them
 * @returns the ids, in the order of the catalogue
 */
export function findTextIds(
  shown: readonly string[],
  texts: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(texts).flatMap(([id, text]) => {
    const pattern = toPattern(text)
    return shown.some((one) => pattern.test(one)) ? [id] : []
  })
}

/** What is read and heard in an element, or in its shadow root. */
export function readShown(widget: Element | null | undefined): string[] {
  const root = widget?.shadowRoot ?? widget
  if (!root) return []
  const shown = [...root.querySelectorAll('*')].flatMap((element) => [
    element.textContent ?? '',
    ...['aria-label', 'placeholder', 'alt', 'aria-valuetext'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  ])
  return [...new Set(shown.map((text) => text.trim()).filter((text) => text !== ''))]
}
