import type { Client } from '@portico/client'
import type { Callbacks } from '../host/host-events.ts'
import type { Texts } from '../text/text-id.ts'
import type { Presentation, ResolvedTheme } from '../theme/resolve-theme.ts'
import type { Styles } from '../theme/styles-dialect.ts'

/** What every widget takes. */
export interface WidgetOptions {
  client: Client
  callbacks?: Callbacks
  /** Texts by id that replace the widget's own. */
  strings?: Texts & { readonly [id: string]: string | undefined }
  /** The look, in the older dialect. */
  styles?: Styles
  /** The look, in the newer dialect. */
  presentation?: Presentation & { options?: { enableShadowDOM?: boolean } }
  config?: { enableShadowDOM?: boolean }
}

/** What a widget's component is given: the options of the latest mount and its place on the page. */
export interface WidgetProps<Options extends WidgetOptions> {
  options: Options
  /** The custom element. */
  element: HTMLElement
  theme: ResolvedTheme
  themeClass: string
}
