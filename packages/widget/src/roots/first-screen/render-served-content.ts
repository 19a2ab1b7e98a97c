import { findLanguage } from './find-language.ts'
import type { FirstScreenOptions } from './first-screen-options.ts'
import { holdSubmit } from './hold-submit.ts'
import { type FirstScreen, renderFirstScreen } from './render-first-screen.ts'
import type { ServedRoot } from './served-root.ts'
import { findServedRoot } from './served-roots.ts'
import { takeOptions } from './take-options.ts'

/** How many screens are kept. A host has one or a few, and renders each for many requests. */
const keptScreens = 32

/** The newest screens, by their options. They are the same for all users. */
const screens = new Map<string, FirstScreen | null>()

const opening = '<form class="st-stack"'

/** What a host's server knows about a page and its visitor. */
export interface ServedPage {
  /** Of the page's content security policy. */
  readonly nonce?: string | undefined
  /** Whether the server knows that no user is signed in. */
  readonly isSignedOut: boolean
}

/**
 * Renders the content of a root's element, for frameworks that render the element on a server: the style, the container
 * with the first screen and, with a nonce, the script that holds a submit back.
 *
 * The form leads nowhere: `method="dialog"` outside of a dialog has no effect. Otherwise a submit that comes before the
 * code would put the typed address into the page's URL, where the page's policy forbids the script.
 *
 * @param tag - of the element
 * @param options - those of the element; `client`, `callbacks` and functions are ignored
 * @returns an empty text if the root has no first screen for servers, these options have none, they want a shadow root, or
 * the user may be signed in and start on another screen
 */
export function renderServedContent(
  tag: string,
  options: FirstScreenOptions,
  { nonce, isSignedOut }: ServedPage,
): string {
  const root = findServedRoot(tag)
  if (!root || (!isSignedOut && root.isForSignedOut?.(options.config ?? {}))) return ''
  const screen = findScreen(root, options)
  // a shadow root in the HTML is made by the parser alone, and React would not find it when it renders in the browser
  if (!screen || screen.isInShadow) return ''
  const { html, css } = screen
  // a `<` in a style could close the style element; no rule of the widget contains one
  if (css.includes('<')) throw new Error('The style of the first screen has a "<" in it.')
  const attribute = nonce ? ` nonce="${nonce.replace(/[^\w+/=-]/g, '')}"` : ''
  const content = html.replace(opening, () => `${opening} method="dialog"`)
  const script = nonce
    ? `<script${attribute}>${holdSubmit}(document.currentScript.parentElement)</script>`
    : ''
  return `<style${attribute}>${css}</style><div>${content}</div>${script}`
}

/** @returns null if these options have no first screen */
function findScreen(root: ServedRoot, options: FirstScreenOptions): FirstScreen | null {
  // headers differ more than the languages that follow from them
  const key = JSON.stringify([
    root.ElementClass.tags,
    takeOptions(root, options),
    findLanguage(options).locale,
  ])
  const known = screens.get(key)
  if (known !== undefined) return known
  const screen = tryToRender(root, options)
  screens.set(key, screen)
  for (const oldest of screens.keys()) {
    if (screens.size <= keptScreens) break
    screens.delete(oldest)
  }
  return screen
}

function tryToRender(root: ServedRoot, options: FirstScreenOptions): FirstScreen | null {
  try {
    return renderFirstScreen(root, options)
  } catch {
    // the widget explains in the browser what is wrong with the options
    return null
  }
}
