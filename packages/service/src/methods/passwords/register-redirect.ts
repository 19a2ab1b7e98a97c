import type { FastifyInstance } from 'fastify'
import { isToken } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import { sendPlainPage } from '../../http/plain-page.ts'
import type { RouteContext } from '../../http/register-operations.ts'
import { toSource } from '../../http/source-address.ts'
import { addTokenParameters, isRedirectUrlListed } from '../../sign-in/redirect-url.ts'
import { readResetPayload } from './reset-payload.ts'

/**
 * `GET /v1/public/passwords/redirect?token=…`: where the mail's reset link points. It leads on to the page and
 * never uses the token up: mail scanners fetch links too.
 */
export function registerResetRedirect(
  app: FastifyInstance,
  { projects, rateLimits }: RouteContext,
  { storage, keyRing }: Pick<Dependencies, 'storage' | 'keyRing'>,
): void {
  app.get<{ Querystring: { token?: unknown } }>(
    '/v1/public/passwords/redirect',
    async (request, reply) => {
      rateLimits.takePublicRequest(toSource(request))
      const { token } = request.query
      const found =
        typeof token === 'string' && isToken(token)
          ? await storage.challenges.findAnyBySecret('password_reset', keyRing.hashToken(token))
          : null
      const project = found && projects.findById(found.projectId)
      const redirectUrl = found && readResetPayload(found).redirectUrl
      // Once more against the list: it may have become shorter since the mail was sent.
      const isListed = project && redirectUrl && isRedirectUrlListed(project, redirectUrl)
      if (typeof token !== 'string' || !isListed) {
        return sendPlainPage(reply, 404, {
          title: 'This link does not work any more',
          text: 'Go back to the page where you wanted to sign in, and ask for a new link there.',
        })
      }
      return reply
        .code(303)
        .header('location', addTokenParameters(redirectUrl, 'reset_password', token))
        .send()
    },
  )
}
