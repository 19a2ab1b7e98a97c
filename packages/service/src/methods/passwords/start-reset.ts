import { limits, type passwords, type RequestOf } from '@portico/contract'
import { createId, createToken } from '../../create-id.ts'
import { enqueueMail } from '../../delivery/enqueue-mail.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Call } from '../../http/register-operations.ts'
import { findRecipient, type Recipient } from '../../sign-in/find-recipient.ts'
import type { LinkPayload } from '../../sign-in/link-payload.ts'
import { toExpirationMinutes, toMailLocale } from '../../sign-in/mail-options.ts'
import { toRedirectUrl } from '../../sign-in/redirect-url.ts'
import { toCodeChallenge } from '../../sign-in/verify-pkce.ts'
import { toSentFrom } from '../../sign-in/verify-sent-attributes.ts'
import { parseEmail } from '../../users/parse-email.ts'
import type { ResetPayload } from './reset-payload.ts'

type StartCall = Call<RequestOf<typeof passwords.resetByEmailStart>>

/**
 * Mails two links: one that resets the password, one that logs in without it. A new mail kills the resets of
 * the mails before it.
 *
 * @returns to whom it went, for hosts alone: a page must not learn it. Null when it went to nobody
 */
export async function startReset(
  dependencies: Dependencies,
  call: StartCall,
): Promise<Recipient | null> {
  const { storage, rateLimits } = dependencies
  const email = parseEmail(call.body.email)
  const wishes = readResetWishes(call)
  await rateLimits.takeSend(call.project, call.source, email.canonical)
  const sentTo = await storage.transaction(async (tx) => {
    const mode = { email, mode: 'primary', sender: null } as const
    const recipient = await findRecipient(tx, dependencies, call, mode)
    // Nobody has the address and nobody may learn it: answered like a send.
    if (!recipient) return null
    const { challenges, mail } = toReset(dependencies, call, { recipient, wishes, email })
    await tx.challenges.issue(challenges.reset, { supersede: true })
    await tx.challenges.issue(challenges.login, { supersede: false })
    await enqueueMail(tx, dependencies, mail)
    return recipient
  })
  dependencies.wakeOutbox()
  return sentTo
}

/** How the mail shall be. */
interface Wishes {
  readonly resetUrl: string
  readonly resetMinutes: number
  readonly loginUrl: string
  readonly loginMinutes: number
  readonly locale: string
  readonly codeChallenge: string | null
}

/** Everything is checked before the person is looked up: the answer must not tell whether there is one. */
export function readResetWishes({
  project,
  body,
}: {
  readonly project: StartCall['project']
  readonly body: Omit<StartCall['body'], 'email'>
}): Wishes {
  const toMinutes = (asked: number | undefined, fallback: number) =>
    toExpirationMinutes(asked, fallback, limits.password, 'invalid_expiration')
  const { resetExpirationMinutes, requireSameBrowser } = project.passwords
  return {
    resetUrl: toRedirectUrl(project, 'reset_password', body.reset_password_redirect_url),
    resetMinutes: toMinutes(body.reset_password_expiration_minutes, resetExpirationMinutes),
    loginUrl: toRedirectUrl(project, 'login', body.login_redirect_url),
    loginMinutes: toMinutes(body.login_expiration_minutes, project.magicLinks.expirationMinutes),
    locale: toMailLocale(project, { login_template_id: body.reset_password_template_id, ...body }),
    codeChallenge: toCodeChallenge(body.code_challenge, requireSameBrowser),
  }
}

function toReset(
  { config, random, keyRing, clock }: Dependencies,
  { project, source, body }: StartCall,
  {
    recipient,
    wishes,
    email,
  }: { recipient: Recipient; wishes: Wishes; email: { canonical: string } },
) {
  const { codeChallenge, locale } = wishes
  const { userId, emailId } = recipient
  const { projectId } = project
  const createdAt = clock.now()
  const tokens = { reset: createToken(random), login: createToken(random) }
  const resetPayload: ResetPayload = {
    userId,
    emailId,
    redirectUrl: wishes.resetUrl,
    codeChallenge,
    locale,
    sentFrom: toSentFrom(source),
  }
  const loginPayload: LinkPayload = {
    userId,
    emailId,
    redirectUrl: wishes.loginUrl,
    codeChallenge,
    tokenType: 'login',
    sentFrom: toSentFrom(source),
  }
  const shared = { projectId, subject: email.canonical, createdAt }
  const expiresAt = createdAt + wishes.resetMinutes * 60_000
  // From the configured base URL alone: no header of a request reaches a link.
  const toLink = (method: string, token: string) =>
    `${config.baseUrl}/v1/public/${method}/redirect?token=${token}`
  return {
    challenges: {
      reset: {
        ...shared,
        challengeId: createId(random, 'password-reset', projectId),
        kind: 'password_reset' as const,
        secretHash: keyRing.hashToken(tokens.reset),
        payload: { ...resetPayload },
        expiresAt,
      },
      login: {
        ...shared,
        challengeId: createId(random, 'magic-link', projectId),
        kind: 'magic_link' as const,
        secretHash: keyRing.hashToken(tokens.login),
        payload: { ...loginPayload },
        expiresAt: createdAt + wishes.loginMinutes * 60_000,
      },
    },
    mail: {
      project,
      to: recipient.address,
      template: 'password.reset',
      locale,
      payload: {
        resetUrl: toLink('passwords', tokens.reset),
        loginUrl: toLink('magic_links', tokens.login),
        expirationMinutes: wishes.resetMinutes,
        ...(body.reset_password_template_id !== undefined && {
          templateId: body.reset_password_template_id,
        }),
      },
      expiresAt,
    },
  }
}
