import type { FastifyReply } from 'fastify'
import { type PageWords, toPage, toPagePolicy } from '../../kernel/pages/page-html.ts'
import { shutPage } from '../../kernel/pages/send-card.ts'

/** Sends a page in its language, with headers that keep other sites from framing or reading it. */
export function sendPage(
  reply: FastifyReply,
  words: PageWords,
  ...logoUrls: readonly (string | null)[]
): FastifyReply {
  return shutPage(reply)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': toPagePolicy(logoUrls),
      'content-language': words.language,
      vary: 'accept-language',
    })
    .send(toPage(words))
}

/** Redirects the browser, always with GET (RFC 9700 section 4.12). */
export function sendOn(reply: FastifyReply, url: string): FastifyReply {
  return shutPage(reply).redirect(url, 303)
}
