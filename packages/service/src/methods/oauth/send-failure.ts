import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toAuthError } from '../../kernel/http/error-handler.ts'
import { sendCard } from '../../kernel/pages/send-card.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'

/**
 * Leads the person back to the page that sent them, which says what happened; without one, says it on a card: to a
 * person in their language, to a developer by the error's own sentence.
 *
 * @throws what the page of an error must not swallow: a fault of the service
 */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    error: thrown,
    project,
    errorUrl,
  }: {
    readonly error: unknown
    readonly project: ProjectConfig | null
    readonly errorUrl: string | null
  },
): FastifyReply {
  const error = toAuthError(thrown)
  const isFault = error.errorType === 'internal_server_error'
  if (isFault || !request.headers.accept?.includes('text/html')) throw thrown
  request.log[error.cause ? 'warn' : 'info'](
    { error_type: error.errorType, ...(error.cause ? { err: error.cause } : {}) },
    'sign-in at a provider refused',
  )
  if (errorUrl !== null) {
    const url = new URL(errorUrl)
    url.searchParams.set('stytch_token_type', 'oauth')
    url.searchParams.set('error_type', error.errorType)
    return reply.code(303).headers({ location: url.href, 'cache-control': 'no-store' }).send()
  }
  const signIn = project && findSignInUrl(project)
  return sendCard(request, reply, { status: error.status, project }, (words) => ({
    icon: 'error',
    title: words.failedTitle,
    text: words.failedText,
    actions: signIn ? [{ label: words.tryAgain, url: signIn, isPrimary: true }] : [],
    details: {
      summary: words.refusedDetails,
      facts: [
        [words.error, error.errorType],
        [words.details, error.message],
      ],
    },
  }))
}
