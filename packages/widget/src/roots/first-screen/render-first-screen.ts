/**
 * Renders the first screen of the sign-in widget to text, with the same components as in a browser. A page contains it
 * in its HTML, so that a user can type before any code has loaded. It runs in Node, in the service; the element takes
 * it over, see `elements/read-served.ts`.
 */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { resolveTheme } from '../../foundation/theme/resolve-theme.ts'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { methods } from '../../methods/all-methods.ts'
import { planMain } from '../../screens/main/plan-main.ts'
import { SignIn } from '../sign-in/portico-sign-in.ts'
import { collectCss } from './collect-css.ts'
import { createServedClient } from './create-served-client.ts'
import { findLanguage } from './find-language.ts'
import type { FirstScreenOptions } from './first-screen-options.ts'
import { holdSubmit } from './hold-submit.ts'
import { moveStyles } from './move-styles.ts'

/** The parts of the screen, which a page combines depending on where it shows them. */
export interface FirstScreen {
  /** The markup inside the widget's container. */
  readonly html: string
  /** The widget's rules and its theme. */
  readonly css: string
  /** The script that holds a submit back until the code has loaded, as a function of the widget's element. */
  readonly holdSubmit: string
  /** Whether a submit of the e-mail form can end in a magic link. Such a form can be submitted without a script. */
  readonly sendsLinks: boolean
  readonly isInShadow: boolean
}

/**
 * Renders the first screen.
 *
 * @throws Error if these options have no first screen; TypeError if they are not options
 */
export function renderFirstScreen(given: FirstScreenOptions): FirstScreen {
  const { config = {}, presentation, styles, strings } = given
  const plan = planMain(config, methods)
  if (plan.isFaulty)
    throw new Error('The products of "config" cannot stand together, or have no form.')
  const theme = resolveTheme({ ...(styles && { styles }), ...(presentation && { presentation }) })
  const { className, writeFor } = collectCss(theme)
  const options: LoginOptions = { client: createServedClient(), config }
  if (strings) options.strings = strings
  if (presentation) options.presentation = presentation
  if (styles) options.styles = styles
  const html = renderToString(
    createElement(SignIn, {
      options,
      // only effects and the user's actions dispatch events on it
      element: {} as unknown as HTMLElement,
      theme,
      themeClass: className,
      language: findLanguage(given),
    }),
  )
  return {
    ...moveStyles(html, writeFor(html)),
    holdSubmit,
    sendsLinks: plan.tabs.some(
      ({ id, owners }) => id === 'email' && owners.includes('emailMagicLinks'),
    ),
    isInShadow: presentation?.options?.enableShadowDOM ?? config.enableShadowDOM ?? false,
  }
}
