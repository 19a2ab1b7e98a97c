import type { FastifyRequest } from 'fastify'
import { findMailLanguage, type MailLanguage } from '../../foundation/text/words.ts'
import { choosePageLanguage } from './choose-page-language.ts'
import { readQuery } from './read-page-request.ts'

/** Only this many languages of a list are read. */
const mostLocales = 20

/**
 * Chooses the first language for which there are texts, of those that a client app requests (OpenID Connect Core
 * section 3.1.2.1). Also reads `de_DE`.
 *
 * @param locales the value of `ui_locales`
 */
export function chooseUiLanguage(locales: string): MailLanguage | null {
  const tags = locales.slice(0, 512).split(/[\s,]+/, mostLocales)
  for (const tag of tags) {
    const language = findMailLanguage(tag)
    if (language !== null) return language
  }
  return null
}

/**
 * Chooses the language that a request's query asks for.
 *
 * @param url the request's URL with its query
 */
export const findUiLanguage = (url: string): MailLanguage | null =>
  chooseUiLanguage(readQuery(url).get('ui_locales') ?? '')

/**
 * Chooses the language of a page: that of the mail or form that led here, else the client app's, each if there are texts
 * in it; otherwise the browser's.
 *
 * @param locale the language of that mail or form
 */
export function readPageLanguage(
  request: Pick<FastifyRequest, 'headers'> & { readonly url?: string },
  locale?: string | null,
): MailLanguage {
  return (
    (locale ? findMailLanguage(locale) : null) ??
    findUiLanguage(request.url ?? '') ??
    choosePageLanguage(request.headers['accept-language'])
  )
}
