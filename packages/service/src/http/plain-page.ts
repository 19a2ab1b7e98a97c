import type { FastifyReply } from 'fastify'
import { escapeHtml } from './escape-html.ts'

/** Answers with a page of two sentences for a person whom no widget can tell: no script, no style. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  words: { readonly title: string; readonly text: string },
): FastifyReply {
  const [title, text] = [escapeHtml(words.title), escapeHtml(words.text)]
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('x-frame-options', 'DENY')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
    )
}
