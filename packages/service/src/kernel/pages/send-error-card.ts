import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthError } from '../../foundation/errors/auth-error.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { CardWords } from './card-page.ts'
import { sendCard } from './send-card.ts'
import { toSiteActions } from './site-urls.ts'

/**
 * Answers with a card that reports an error, with its message and the request's number for the site's developers.
 *
 * @param findWords returns the page's own words for this error, if it has any
 */
export function sendErrorCard(
  request: FastifyRequest,
  reply: FastifyReply,
  { project, locale }: { readonly project: ProjectConfig | null; readonly locale?: string | null },
  error: AuthError,
  findWords?: (language: MailLanguage) => Pick<CardWords, 'title' | 'text'> | null,
): FastifyReply {
  const { status, message, retryAfterSeconds } = error
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return sendCard(request, reply, { status, project, locale }, (words, language) => ({
    icon: 'error',
    ...(findWords?.(language) ?? { title: words.failedTitle, text: words.failedText }),
    actions: toSiteActions(project, words),
    details: {
      summary: words.details,
      facts: [
        [words.error, message],
        [words.number, request.id],
      ],
    },
  }))
}
