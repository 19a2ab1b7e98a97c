import type { Client } from '@portico/client'
import type { Presentation, ResolvedTheme } from '../../foundation/theme/resolve-theme.ts'
import type { Styles } from '../../foundation/theme/styles-dialect.ts'
import type { LoadedLanguage } from '../../locales/english.ts'
import type { LoginConfig } from '../config/login-config.ts'
import type { Callbacks } from '../host/host-events.ts'
import type { Texts } from '../text/text-id.ts'
import type { Words } from '../text/words.ts'

/** Texts by id that replace the widget's own texts. Ids that the widget does not know are ignored. */
export type Strings = Texts & { readonly [id: string]: string | undefined }

/** The option that replaces texts. */
export interface StringsOptions {
  strings?: Strings
}

/** Options that all widgets share. */
export interface WidgetOptions {
  /** The client of the project. The widget is shown once it has a client. */
  client: Client
  /** Receive the widget's events and errors. */
  callbacks?: Callbacks
  /** Texts by id that replace the widget's own texts. */
  strings?: Strings
  /**
   * The language of the widget, as a BCP 47 tag such as `de-AT`; `strings` replace its texts as well.
   *
   * @default the language of the page, by its `lang`; else the browser's first one that the widget has; else English
   */
  locale?: string
  /** The look, in the older dialect. */
  styles?: Styles
  /** The look, in the newer dialect. */
  presentation?: Presentation
  /** Whether the widget is rendered into a shadow root. */
  config?: { enableShadowDOM?: boolean }
}

/** Options of the login widget. */
export interface LoginOptions extends WidgetOptions {
  /**
   * The products and their options.
   *
   * @default { products: [Products.emailMagicLinks] }
   */
  config?: LoginConfig
}

const names = 'client config presentation styles callbacks strings locale' as const

/** The names of the options that all widgets share. */
export const sharedOptionNames: readonly (keyof WidgetOptions)[] =
  // `Words` splits the same text at its spaces
  names.split(' ') as Words<typeof names>[]

/** Properties of a widget's component: the options of the latest mount, and its place on the page. */
export interface WidgetProps<Options extends WidgetOptions> {
  options: Options
  /** The custom element. */
  element: HTMLElement
  theme: ResolvedTheme
  themeClass: string
  /** @default English */
  language?: LoadedLanguage | undefined
  /** Values that the user typed before the widget was rendered, by field name. */
  typed?: Readonly<Record<string, string>> | undefined
}
