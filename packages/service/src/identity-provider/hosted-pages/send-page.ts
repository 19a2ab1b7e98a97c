import type { FastifyReply } from 'fastify'
import { type PageWords, toPage, toPagePolicy } from '../../kernel/pages/page-html.ts'
import { sendHtml, shutPage } from '../../kernel/pages/send-card.ts'
import type { AuthorizationAnswer } from '../authorize/run-authorization.ts'

/** Sends a page in its language, with headers that keep other sites from framing or reading it. */
export function sendPage(
  reply: FastifyReply,
  words: PageWords,
  ...logoUrls: readonly (string | null)[]
): FastifyReply {
  return sendHtml(reply, toPagePolicy(logoUrls), words.language, toPage(words))
}

/** Sends a form that submits itself to the client app (OAuth 2.0 Form Post Response Mode). */
export function sendFormPost(
  reply: FastifyReply,
  { html, contentSecurityPolicy }: Extract<AuthorizationAnswer, { kind: 'form_post' }>,
): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    .send(html)
}

/** Redirects the browser, always with GET (RFC 9700 section 4.12). */
export function sendOn(reply: FastifyReply, url: string): FastifyReply {
  return shutPage(reply).redirect(url, 303)
}
