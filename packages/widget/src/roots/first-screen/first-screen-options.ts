import type { LoginOptions } from '../../kernel/context/widget-options.ts'

/**
 * The options that the screen depends on. A page's other options, such as callbacks, exist only in its code. The browser
 * knows the page's and the user's language by itself; a server is told.
 */
export interface FirstScreenOptions
  extends Pick<LoginOptions, 'config' | 'presentation' | 'styles' | 'strings' | 'locale'> {
  /** The `lang` of the page that the screen is for. */
  pageLanguage?: string | undefined
  /** The header `Accept-Language` of the request for the page. */
  acceptLanguage?: string | null | undefined
}
