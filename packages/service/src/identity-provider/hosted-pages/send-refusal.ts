import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { sendCard } from '../../kernel/pages/send-card.ts'
import { toSiteActions } from '../../kernel/pages/site-urls.ts'

/** What was wrong with a request, as the protocol says it. */
interface Refusal {
  readonly error: string
  readonly description: string
}

/**
 * Says that a sign-in request was rejected. Nothing of the request is repeated but what the protocol calls its mistake:
 * who sent it is not known, so no app is named, and the page leads to the site alone.
 *
 * @param place null for a project that is not known
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
