import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MailLanguage } from '../../foundation/text/words.ts'
import { type CardProject, type CardWords, toCard, toCardPolicy } from './card-page.ts'
import { pageWords } from './page-words.ts'
import { readPageLanguage } from './read-page-language.ts'

/**
 * Answers with a card in the user's language, for a request that the widget cannot answer.
 *
 * @param toWords returns the card's contents from the texts of that language
 */
export function sendCard(
  request: Pick<FastifyRequest, 'headers'> & { readonly url?: string },
  reply: FastifyReply,
  {
    status,
    project,
    locale,
  }: {
    readonly status: number
    readonly project: CardProject
    /** The language of the mail or form that led here. @default the client app's or the browser's */
    readonly locale?: string | null | undefined
  },
  toWords: (words: (typeof pageWords)['en'], language: keyof typeof pageWords) => CardWords,
): FastifyReply {
  const language = readPageLanguage(request, locale)
  const html = toCard(toWords(pageWords[language], language), project, language)
  return sendHtml(reply.code(status), toCardPolicy(project), language, html)
}

/** Sends a page in its language. */
export function sendHtml(
  reply: FastifyReply,
  policy: string,
  language: MailLanguage,
  html: string,
): FastifyReply {
  return shutPage(reply)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'content-language': language,
      vary: 'accept-language',
    })
    .send(html)
}

/**
 * Sets the headers of every page of the service: no other page may frame it, no cache stores it, and no referrer
 * reveals its URL.
 */
export function shutPage(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  })
}
