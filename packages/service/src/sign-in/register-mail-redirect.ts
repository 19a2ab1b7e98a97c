import type { FastifyInstance } from 'fastify'
import { isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import type { RouteContext } from '../http/register-operations.ts'
import { toSource } from '../http/source-address.ts'
import type { ChallengeRow } from '../storage/storage.ts'
import { addTokenParameters, isRedirectUrlListed } from './redirect-url.ts'

/** What the link of one kind of mail points to. */
export interface MailRedirect {
  /** The folder below `/v1/public`: `magic_links`. */
  readonly folder: string
  readonly kind: ChallengeRow['kind']
  /** Where it leads, and what the page learns as `stytch_token_type`; null for nowhere. */
  readTarget(
    challenge: ChallengeRow,
  ): { readonly redirectUrl: string; readonly tokenType: string } | null
}

/**
 * `GET /v1/public/…/redirect?token=…`: where a mail's link points. It leads on to the page and never uses the
 * token up: mail scanners fetch links too. A used or expired token is led on as well, the widget there says so
 * in its own words.
 */
export function registerMailRedirect(
  app: FastifyInstance,
  { projects, rateLimits }: RouteContext,
  { storage, keyRing }: Pick<Dependencies, 'storage' | 'keyRing'>,
  { folder, kind, readTarget }: MailRedirect,
): void {
  app.get<{ Querystring: { token?: unknown } }>(
    `/v1/public/${folder}/redirect`,
    async (request, reply) => {
      rateLimits.takePublicRequest(toSource(request))
      const { token } = request.query
      const found =
        typeof token === 'string' && isToken(token)
          ? await storage.challenges.findAnyBySecret(kind, keyRing.hashToken(token))
          : null
      const project = found && projects.findById(found.projectId)
      const target = found && readTarget(found)
      // Once more against the list: it may have become shorter since the mail was sent.
      const isListed = project && target && isRedirectUrlListed(project, target.redirectUrl)
      if (typeof token !== 'string' || !isListed) {
        return sendPlainPage(reply, 404, {
          title: 'This link does not work any more',
          text: 'Go back to the page where you wanted to sign in, and ask for a new link there.',
        })
      }
      const { redirectUrl, tokenType } = target
      return reply
        .code(303)
        .header('location', addTokenParameters(redirectUrl, tokenType, token))
        .send()
    },
  )
}
