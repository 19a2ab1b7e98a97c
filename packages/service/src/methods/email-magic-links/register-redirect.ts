import type { FastifyInstance } from 'fastify'
import { isToken } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import { sendPlainPage } from '../../http/plain-page.ts'
import type { RouteContext } from '../../http/register-operations.ts'
import { toSource } from '../../http/source-address.ts'
import { readLinkPayload } from '../../sign-in/link-payload.ts'
import { addTokenParameters, isRedirectUrlListed } from '../../sign-in/redirect-url.ts'

/**
 * `GET /v1/public/magic_links/redirect?token=…`: where the mail's link points. It leads on to the page
 * and never uses the token up: mail scanners fetch links too. A used or expired token is led on as well,
 * the widget there says so in its own words.
 */
export function registerLinkRedirect(
  app: FastifyInstance,
  { projects, rateLimits }: RouteContext,
  { storage, keyRing }: Pick<Dependencies, 'storage' | 'keyRing'>,
): void {
  app.get<{ Querystring: { token?: unknown } }>(
    '/v1/public/magic_links/redirect',
    async (request, reply) => {
      rateLimits.takePublicRequest(toSource(request))
      const { token } = request.query
      const found =
        typeof token === 'string' && isToken(token)
          ? await storage.challenges.findAnyBySecret('magic_link', keyRing.hashToken(token))
          : null
      const project = found && projects.findById(found.projectId)
      const { redirectUrl, tokenType = 'magic_links' } = found ? readLinkPayload(found) : {}
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
        .header('location', addTokenParameters(redirectUrl, tokenType, token))
        .send()
    },
  )
}
