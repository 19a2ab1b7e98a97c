/**
 * The first screen of the sign-in widget as text, drawn by the components that draw it in a browser: for a page that
 * has it in its HTML, so that somebody can type before any code has arrived. It runs in Node, in the service; the
 * element takes it over, see `elements/read-served.ts`.
 */
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createWidget } from '../../app/create-widget.tsx'
import { login } from '../../app/login.ts'
import { resolveTheme } from '../../foundation/theme/resolve-theme.ts'
import type { LoginOptions, WidgetProps } from '../../kernel/context/widget-options.ts'
import { methods } from '../../methods/all-methods.ts'
import { planMain } from '../../screens/main/plan-main.ts'
import { collectCss } from './collect-css.ts'
import { createServedClient } from './create-served-client.ts'

/** What the screen depends on; everything else of a page's options only its code can have. */
export type FirstScreenOptions = Pick<
  LoginOptions,
  'config' | 'presentation' | 'styles' | 'strings'
>

/** The screen, in parts: what a page puts around them depends on where it stands. */
export interface FirstScreen {
  /** What the widget draws into its container. */
  readonly html: string
  /** The widget's rules and its theme. */
  readonly css: string
  /** Whether the e-mail form asks for a link, or hands people on to one: its form can be sent without a script. */
  readonly sendsLinks: boolean
  readonly isInShadow: boolean
}

const View: ComponentType<WidgetProps<LoginOptions>> = createWidget(login)

/**
 * Draws it.
 *
 * @throws Error where these options have no first screen; TypeError where they are not even options
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
    createElement(View, {
      options,
      // events are dispatched on it, by effects and by hands
      element: {} as unknown as HTMLElement,
      theme,
      themeClass: className,
    }),
  )
  return {
    html,
    css: writeFor(html),
    sendsLinks: plan.tabs.some(
      ({ id, owners }) => id === 'email' && owners.includes('emailMagicLinks'),
    ),
    isInShadow: presentation?.options?.enableShadowDOM ?? config.enableShadowDOM ?? false,
  }
}
