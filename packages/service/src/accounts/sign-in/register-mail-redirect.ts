import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toRoot } from '../../foundation/addresses/site-root.ts'
import { isToken } from '../../foundation/create-id.ts'
import { fillText, toDurationText } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { joinSentences } from '../../kernel/delivery/join-words.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { sendCard } from '../../kernel/pages/send-card.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import { addTokenParameters, isRedirectUrlListed } from './redirect-url.ts'

/** The target of links in one kind of mail. */
export interface MailRedirect {
  /** The path below `/v1/public`: `magic_links`. */
  readonly folder: string
  readonly kind: ChallengeRow['kind']
  /** Reads the redirect URL and the page's `stytch_token_type`; null when there is none. */
  readTarget(challenge: ChallengeRow): {
    readonly redirectUrl: string
    readonly tokenType: string
    /** True when the page itself reports an expired link and offers a new one. */
    readonly isCheckedThere: boolean
    /** The language of the mail. */
    readonly locale: string | undefined
  } | null
  /** Answers instead of the redirect of a valid link when the browser has to confirm first. */
  ask?(request: FastifyRequest, reply: FastifyReply, link: OpenedLink): Promise<FastifyReply | null>
}

/** A valid link that a browser opened. */
export interface OpenedLink {
  readonly project: ProjectConfig
  readonly challenge: ChallengeRow
  readonly redirectUrl: string
  readonly token: string
}

/**
 * Serves `GET /v1/public/…/redirect?token=…`, the address in mails. It redirects to the page and never consumes the
 * token, because mail scanners also open links. A used or expired link redirects as well if its page can offer a new
 * one; otherwise an error page here links to the sign-in.
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
      // The list is checked again, because it may have changed since the mail was sent.
      const isListed = project && target && isRedirectUrlListed(project, target.redirectUrl)
      const isLive =
        found &&
        (await storage.challenges.find(found.projectId, kind, found.challengeId, clock.now()))
      if (typeof token !== 'string' || !isListed || !(isLive || target.isCheckedThere)) {
        return sendDeadLink(request, reply, project ?? projects.findOnly(), {
          challenge: found,
          near: isListed ? target.redirectUrl : null,
          locale: target?.locale,
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

/**
 * Sends the page for an invalid link. For a used link it says no more than for an unknown one, apart from the links'
 * lifetime.
 */
function sendDeadLink(
  request: FastifyRequest,
  reply: FastifyReply,
  project: ProjectConfig | null,
  {
    challenge,
    near,
    locale,
  }: {
    readonly challenge: ChallengeRow | null
    readonly near: string | null
    readonly locale: string | undefined
  },
): FastifyReply {
  const signIn = project && findSignInUrl(project, near)
  const site = signIn && toRoot(signIn)
  return sendCard(request, reply, { status: 404, project, locale }, (words, language) => {
    const life = challenge && (challenge.expiresAt - challenge.createdAt) / 60_000
    const duration = life ? toDurationText(life, language) : null
    const isSame = signIn === site
    return {
      icon: 'broken-link',
      title: words.linkTitle,
      text: joinSentences(
        language,
        words.linkText,
        duration && fillText(words.linkLife, { duration }),
      ),
      actions: [
        ...(signIn ? [{ label: words.askForLink, url: signIn, isPrimary: true }] : []),
        ...(site && !isSame ? [{ label: words.goToProject, url: site }] : []),
      ],
    }
  })
}
