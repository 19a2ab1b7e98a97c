import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toAuthError } from '../../kernel/http/error-handler.ts'
import { sendCard } from '../../kernel/pages/send-card.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'

/**
 * Redirects the user to the page that sent them, with the error. Without such a page, shows a card: a text in the
 * user's language, and the error's message for a developer.
 *
 * @throws the error itself for a fault of the service, which a redirect or card would hide, and for a request that does
 *   not accept HTML
 */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    error: thrown,
    project,
    errorUrl,
    locale,
  }: {
    readonly error: unknown
    readonly project: ProjectConfig | null
    readonly errorUrl: string | null
    /** The language of the page that started. @default that of the request's query, else the browser's */
    readonly locale?: string | undefined
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
  return sendCard(request, reply, { status: error.status, project, locale }, (words) => ({
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
