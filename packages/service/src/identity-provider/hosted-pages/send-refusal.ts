import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { sendCard } from '../../kernel/pages/send-card.ts'
import { toSiteActions } from '../../kernel/pages/site-urls.ts'

/** The error of a request, in the protocol's terms. */
interface Refusal {
  readonly error: string
  readonly description: string
}

/**
 * Sends a page which states that a sign-in request was rejected. It repeats only the protocol's error from the request:
 * the sender is unknown, so the page names no app and links only to the project's site.
 *
 * @param place null for an unknown project
 */
export function sendRefusal(
  request: Pick<FastifyRequest, 'headers' | 'id'>,
  reply: FastifyReply,
  {
    status,
    project,
    now,
  }: {
    readonly status: number
    readonly project: ProjectConfig | null
    readonly now: number
  },
  { error, description }: Refusal,
): FastifyReply {
  return sendCard(request, reply, { status, project }, (words) => ({
    icon: 'error',
    title: words.refusedTitle,
    text: words.refusedText,
    actions: toSiteActions(project, words),
    details: {
      summary: words.refusedDetails,
      facts: [
        [words.error, description === '' ? error : `${error}: ${description}`],
        [words.time, new Date(now).toISOString()],
        [words.number, request.id],
      ],
    },
  }))
}
