import type { FastifyRequest } from 'fastify'
import { type MailLanguage, mailLanguages } from '../../foundation/text/words.ts'
import { choosePageLanguage } from './choose-page-language.ts'
import { readQuery } from './read-page-request.ts'

/** Longer lists say nothing more. */
const mostLocales = 20

/**
 * Chooses the first of the languages that a client app asks for (OpenID Connect Core 3.1.2.1) that there are words in;
 * `de_DE` is read as well.
 *
 * @param locales the value of `ui_locales`
 */
export function chooseUiLanguage(locales: string): MailLanguage | null {
  const tags = locales.slice(0, 512).split(/[\s,]+/, mostLocales)
  for (const tag of tags.map((one) => one.replaceAll('_', '-').toLowerCase())) {
    const language = mailLanguages.find((known) => tag === known || tag.startsWith(`${known}-`))
    if (language !== undefined) return language
  }
  return null
}

/**
 * The same for a request.
 *
 * @param url the request's, with its query
 */
export const findUiLanguage = (url: string): MailLanguage | null =>
  chooseUiLanguage(readQuery(url).get('ui_locales') ?? '')

/** The language of a page: what the client app asks for where there are words in it, else what the browser wants. */
export function readPageLanguage(
  request: Pick<FastifyRequest, 'headers'> & { readonly url?: string },
): MailLanguage {
  return findUiLanguage(request.url ?? '') ?? choosePageLanguage(request.headers['accept-language'])
}
