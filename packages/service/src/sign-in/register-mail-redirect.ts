import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toRoot } from '../addresses/site-root.ts'
import type { ProjectConfig } from '../config/config.ts'
import { isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import type { RouteContext } from '../http/register-operations.ts'
import { toSource } from '../http/source-address.ts'
import { sendCard } from '../pages/send-card.ts'
import { findSignInUrl } from '../pages/site-urls.ts'
import type { ChallengeRow } from '../storage/storage.ts'
import { fillText, toDurationText } from '../text/words.ts'
import { addTokenParameters, isRedirectUrlListed } from './redirect-url.ts'

/** What the link of one kind of mail points to. */
export interface MailRedirect {
  /** The folder below `/v1/public`: `magic_links`. */
  readonly folder: string
  readonly kind: ChallengeRow['kind']
  /** Where it leads, and what the page learns as `stytch_token_type`; null for nowhere. */
  readTarget(challenge: ChallengeRow): {
    readonly redirectUrl: string
    readonly tokenType: string
    /** The page there says itself that a link is over, and offers a new one. */
    readonly isCheckedThere: boolean
  } | null
  /** Answers before a live link leads on, where there is something to ask. */
  ask?(request: FastifyRequest, reply: FastifyReply, link: OpenedLink): Promise<FastifyReply | null>
}

/** A live link that somebody opened. */
export interface OpenedLink {
  readonly project: ProjectConfig
  readonly challenge: ChallengeRow
  readonly redirectUrl: string
  readonly token: string
}

/**
 * `GET /v1/public/…/redirect?token=…`: where a mail's link points. It leads on to the page and never uses the
 * token up: mail scanners fetch links too. A used or expired one is led on where the page there can offer a new
 * one to the person; else it is said here, on a page that leads back to the sign-in.
 */
export function registerMailRedirect(
  app: FastifyInstance,
  { projects, rateLimits }: RouteContext,
  { storage, keyRing, clock }: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  { folder, kind, readTarget, ask }: MailRedirect,
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
      const isLive =
        found &&
        (await storage.challenges.find(found.projectId, kind, found.challengeId, clock.now()))
      if (typeof token !== 'string' || !isListed || !(isLive || target.isCheckedThere)) {
        return sendDeadLink(request, reply, project ?? projects.findOnly(), {
          challenge: found,
          near: isListed ? target.redirectUrl : null,
        })
      }
      const { redirectUrl, tokenType } = target
      const opened = { project, challenge: found, redirectUrl, token }
      const asked = isLive && ask && (await ask(request, reply, opened))
      if (asked) return asked
      return reply
        .code(303)
        .header('location', addTokenParameters(redirectUrl, tokenType, token))
        .send()
    },
  )
}

/** What a person reads whose link leads nowhere. It says no more of a used link than of an unknown one, but its life. */
function sendDeadLink(
  request: FastifyRequest,
  reply: FastifyReply,
  project: ProjectConfig | null,
  { challenge, near }: { readonly challenge: ChallengeRow | null; readonly near: string | null },
): FastifyReply {
  const signIn = project && findSignInUrl(project, near)
  const site = signIn && toRoot(signIn)
  return sendCard(request, reply, { status: 404, project }, (words, language) => {
    const life = challenge && (challenge.expiresAt - challenge.createdAt) / 60_000
    const duration = life && toDurationText(life, language)
    const isSame = signIn === site
    return {
      icon: 'broken-link',
      title: words.linkTitle,
      text: duration
        ? `${words.linkText} ${fillText(words.linkLife, { duration })}`
        : words.linkText,
      actions: [
        ...(signIn ? [{ label: words.askForLink, url: signIn, isPrimary: true }] : []),
        ...(site && !isSame ? [{ label: words.goToProject, url: site }] : []),
      ],
    }
  })
}
