import { findLanguage } from './find-language.ts'
import type { FirstScreenOptions } from './first-screen-options.ts'
import { holdSubmit } from './hold-submit.ts'
import { type FirstScreen, renderFirstScreen } from './render-first-screen.ts'

/** How many screens are kept. A host has one or a few, and renders each for many requests. */
const keptScreens = 32

/** The newest screens, by their options. They are the same for all users. */
const screens = new Map<string, FirstScreen | null>()

const opening = '<form class="st-stack"'

/**
 * Renders the content of the sign-in's element, for frameworks that render the element on a server: the style, the
 * container with the first screen and, with a nonce, the script that holds a submit back.
 *
 * The form leads nowhere: `method="dialog"` outside of a dialog has no effect. Otherwise a submit that comes before the
 * code would put the typed address into the page's URL, where the page's policy forbids the script.
 *
 * @param nonce - of the page's content security policy
 * @returns an empty text if these options have no first screen, or want a shadow root
 */
export function renderServedContent(options: FirstScreenOptions, nonce?: string): string {
  const screen = findScreen(options)
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
function findScreen(options: FirstScreenOptions): FirstScreen | null {
  const { pageLanguage, acceptLanguage, ...look } = options
  // headers differ more than the languages that follow from them
  const key = JSON.stringify({ ...look, language: findLanguage(options).locale })
  const known = screens.get(key)
  if (known !== undefined) return known
  const screen = tryToRender(options)
  screens.set(key, screen)
  for (const oldest of screens.keys()) {
    if (screens.size <= keptScreens) break
    screens.delete(oldest)
  }
  return screen
}

function tryToRender(options: FirstScreenOptions): FirstScreen | null {
  try {
    return renderFirstScreen(options)
  } catch {
    // the widget explains in the browser what is wrong with the options
    return null
  }
}
