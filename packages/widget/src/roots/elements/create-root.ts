/**
 * Creates the React root of a widget. If the page's HTML contains the widget's first screen already, React takes over its
 * elements, so that the field stays the same element. The standalone bundle uses its own renderer in place of this module.
 */
import type { ReactElement } from 'react'
import { createRoot as createEmptyRoot, hydrateRoot, type Root } from 'react-dom/client'

/** The root of a widget. */
export interface WidgetRoot {
  render(view: ReactElement<{ themeClass: string }>): void
  unmount(): void
}

/** Creates a root in a container that is empty, or contains a first screen. */
export function createRoot(container: Element): WidgetRoot {
  let root: Root | undefined
  return {
    render(view) {
      if (root) {
        root.render(view)
      } else if (isSameScreen(container, view.props)) {
        removeServedParts(container)
        // React renders the screen anew if it differs from what the page contains, and reports that as an error
        root = hydrateRoot(container, view, { onRecoverableError: () => {} })
      } else {
        root = createEmptyRoot(container)
        root.render(view)
      }
    },
    unmount: () => root?.unmount(),
  }
}

/**
 * Whether React can take over the first screen. The ids in the page's HTML are those of the page's first widget, which a
 * later widget does not have. A screen whose styles the page has moved into rules has no field to keep.
 */
const isSameScreen = (container: Element, { themeClass }: { themeClass: string }) =>
  container.querySelector(`.${themeClass}`) !== null &&
  container.querySelector('[data-served]') === null

/** Removes what only a page without the code needs: where the form leads, and the script that holds a submit back. */
function removeServedParts(container: Element) {
  const form = container.querySelector('form')
  for (const name of ['method', 'action', 'aria-busy']) form?.removeAttribute(name)
  for (const field of form?.querySelectorAll('input[type=hidden]') ?? []) field.remove()
  const next = container.nextElementSibling
  if (next?.localName === 'script') next.remove()
}
