import type { LoginOptions } from '../../kernel/context/widget-options.ts'

/**
 * The options that the screen depends on: those of all widgets, and those of the root. A page's functions, such as
 * callbacks, exist only in its code. A browser reads the languages of the page and of the user itself; a server gets them
 * as options.
 */
export interface FirstScreenOptions
  extends Pick<LoginOptions, 'config' | 'presentation' | 'styles' | 'strings' | 'locale'> {
  /** The `lang` of the page that the screen is for. */
  pageLanguage?: string | undefined
  /** The header `Accept-Language` of the request for the page. */
  acceptLanguage?: string | null | undefined
  /** An option that only this root has. */
  [own: string]: unknown
}
