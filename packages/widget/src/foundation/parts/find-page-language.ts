import { getTree } from './take-focus.ts'

/**
 * Returns the language that the page says an element has: the `lang` attribute of the element or of the nearest one
 * around it, also outside of a shadow root.
 */
export function findPageLanguage(element: Element): string | undefined {
  const said = element.closest('[lang]')?.getAttribute('lang')
  if (said) return said
  const tree = getTree(element)
  return 'host' in tree ? findPageLanguage(tree.host) : undefined
}
