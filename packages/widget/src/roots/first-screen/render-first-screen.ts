/**
 * Renders the first screen of a root to text, with the same components as in a browser. A page contains it in its HTML, so
 * that a user can type before any code has loaded. It runs in Node, in the service; the element takes it over, see
 * `elements/read-served.ts`.
 */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { resolveTheme } from '../../foundation/theme/resolve-theme.ts'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { collectCss } from './collect-css.ts'
import { createServedClient } from './create-served-client.ts'
import { findLanguage } from './find-language.ts'
import type { FirstScreenOptions } from './first-screen-options.ts'
import { holdSubmit } from './hold-submit.ts'
import { moveStyles } from './move-styles.ts'
import type { ServedRoot } from './served-root.ts'
import { takeOptions } from './take-options.ts'

/** The parts of the screen, which a page combines depending on where it shows them. */
export interface FirstScreen {
  /** The markup inside the widget's container. */
  readonly html: string
  /** The widget's rules and its theme. */
  readonly css: string
  /** The script that holds a submit back until the code has loaded, as a function of the widget's element. */
  readonly holdSubmit: string
  /** The products of the methods that a submit of the e-mail form can lead to. */
  readonly formOwners: readonly string[]
  readonly isInShadow: boolean
  /** The tag of its language. */
  readonly locale: string
}

/**
 * Renders the first screen of a root.
 *
 * @throws Error if these options have no first screen; TypeError if they are not options
 */
export function renderFirstScreen(root: ServedRoot, given: FirstScreenOptions): FirstScreen {
  const { config = {}, presentation, styles } = given
  root.verify?.(config)
  const theme = resolveTheme({ ...(styles && { styles }), ...(presentation && { presentation }) })
  const { className, writeFor } = collectCss(theme)
  const options: LoginOptions = {
    ...takeOptions(root, given),
    client: createServedClient(),
    config,
  }
  const language = findLanguage(given)
  const html = renderToString(
    createElement(root.View, {
      options,
      // only effects and the user's actions dispatch events on it
      element: {} as unknown as HTMLElement,
      theme,
      themeClass: className,
      language,
    }),
  )
  return {
    ...moveStyles(html, writeFor(html)),
    holdSubmit,
    formOwners: root.listFormOwners?.(config) ?? [],
    isInShadow: presentation?.options?.enableShadowDOM ?? config.enableShadowDOM ?? false,
    locale: language.locale,
  }
}
