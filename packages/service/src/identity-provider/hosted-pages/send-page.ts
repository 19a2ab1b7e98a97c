import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../http/escape-html.ts'
import { cardPolicy, type PageWords, toCardPage, toPage, toPagePolicy } from './page-html.ts'

/** Sends a page with all that keeps others out of it. */
export function sendPage(
  reply: FastifyReply,
  words: PageWords,
  logoUrl: string | null,
): FastifyReply {
  return shut(reply)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', toPagePolicy(logoUrl))
    .send(toPage(words))
}

/** Says in two sentences why it does not go on; never leads anywhere. */
export function sendErrorPage(
  reply: FastifyReply,
  status: number,
  { title, text }: { readonly title: string; readonly text: string },
): FastifyReply {
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`
  return shut(reply)
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', cardPolicy)
    .send(toCardPage({ title, body }))
}

/** For every answer of these pages, whatever becomes of it. */
function shut(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  })
}

/** Sends the browser on, always by GET (RFC 9700 4.12). */
export function sendOn(reply: FastifyReply, url: string): FastifyReply {
  return shut(reply).redirect(url, 303)
}
