import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CardProject, type CardWords, toCard, toCardPolicy } from './card-page.ts'
import { pageWords } from './page-words.ts'
import { readPageLanguage } from './read-page-language.ts'

/**
 * Answers a person whom no widget can tell with a card, in their language.
 *
 * @param toWords what it says, given the words of that language
 */
export function sendCard(
  request: Pick<FastifyRequest, 'headers'> & { readonly url?: string },
  reply: FastifyReply,
  { status, project }: { readonly status: number; readonly project: CardProject },
  toWords: (words: (typeof pageWords)['en'], language: keyof typeof pageWords) => CardWords,
): FastifyReply {
  const language = readPageLanguage(request)
  const html = toCard(toWords(pageWords[language], language), project, language)
  return shutPage(reply)
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': toCardPolicy(project),
      'content-language': language,
      vary: 'accept-language',
    })
    .send(html)
}

/** For every page of the service: nobody frames it, keeps it, or learns its address. */
export function shutPage(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  })
}
