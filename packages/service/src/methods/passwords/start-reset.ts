import { limits, type RequestOf } from '@portico/contract'
import type { passwords } from '@portico/contract/methods/passwords'
import { findRecipient, type Recipient } from '../../accounts/sign-in/find-recipient.ts'
import type { LinkPayload } from '../../accounts/sign-in/link-payload.ts'
import {
  type ChooseLocale,
  readMailLocale,
  toExpirationMinutes,
} from '../../accounts/sign-in/mail-options.ts'
import {
  type Newcomer,
  toLinkOwner,
  toLinkSubject,
  toMissingAccountMail,
  toNewcomer,
} from '../../accounts/sign-in/newcomer.ts'
import { isHostedUrl, toRedirectUrl } from '../../accounts/sign-in/redirect-url.ts'
import { toCodeChallenge } from '../../accounts/sign-in/verify-pkce.ts'
import { toSentFrom } from '../../accounts/sign-in/verify-sent-attributes.ts'
import type { PasswordRow } from '../../declarations/passwords/password-store.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId, createToken } from '../../foundation/create-id.ts'
import { enqueueMail, type MailRequest } from '../../kernel/delivery/enqueue-mail.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { ResetPayload } from './reset-payload.ts'

type StartCall = Omit<Call<RequestOf<typeof passwords.resetByEmailStart>>, 'http'>

/**
 * Mails two links: one resets the password, one logs in without it. A new mail voids the resets of earlier mails.
 *
 * @returns the recipient, for hosts only, since a page must not learn it; null when no user got the mail
 */
export async function startReset(
  dependencies: Dependencies,
  call: StartCall,
): Promise<Recipient | null> {
  const { storage, rateLimits } = dependencies
  const email = parseEmail(call.body.email)
  const options = readResetOptions(call)
  await rateLimits.takeSend(call.project, call.source, email.canonical)
  const isTellable = await rateLimits.takeMissingAccount(call.project, email.canonical)
  const sentTo = await storage.transaction(async (tx) => {
    const mode = { email, mode: 'primary', sender: null } as const
    const recipient = await findRecipient(tx, dependencies, call, mode)
    // The lookup also runs without a user, so that the response time reveals nothing.
    const id = typeof recipient === 'string' ? '' : recipient.userId
    const password = await tx.passwords.find(call.project.projectId, id)
    const issue = async (
      { reset, login }: ReturnType<typeof toReset>['challenges'],
      subject: string,
    ) => {
      await tx.challenges.supersede({ ...reset, subject })
      await tx.challenges.issue({ ...login, subject })
    }
    if (typeof recipient === 'string') {
      // No account has the address, and a page must not learn that: the answer and the number of writes are those of a
      // real send.
      if (!call.project.privateMode) return null
      const isTold = recipient === 'unknown' && isTellable
      const { challenges, links } = toReset(dependencies, call, toNewcomer(email), options)
      await issue(challenges, toLinkSubject(email, isTold))
      const { expiresAt } = challenges.reset
      // In this mail, a new user signs up by setting a password.
      const signUp = { kind: 'reset_password', url: links.reset }
      const told = { isTold, email, locale: options.chooseLocale(null), signUp, expiresAt }
      await enqueueMail(tx, dependencies, toMissingAccountMail(dependencies, call, told))
      return null
    }
    const { challenges, links } = toReset(dependencies, call, recipient, options)
    await issue(challenges, email.canonical)
    await enqueueMail(
      tx,
      dependencies,
      toMail(dependencies, call, { recipient, password, options, links }),
    )
    return recipient
  })
  dependencies.wakeOutbox()
  return sentTo
}

/** The options of the mail. */
interface ResetOptions {
  readonly resetUrl: string
  readonly resetMinutes: number
  readonly loginUrl: string
  readonly loginMinutes: number
  readonly chooseLocale: ChooseLocale
  readonly codeChallenge: string | null
}

/**
 * Reads the mail's options. All are checked before the user is looked up, since the answer must not reveal whether the
 * address has an account.
 */
export function readResetOptions({
  project,
  source,
  body,
}: Pick<StartCall, 'project' | 'source'> & {
  readonly body: Omit<StartCall['body'], 'email'>
}): ResetOptions {
  const toMinutes = (asked: number | undefined, fallback: number) =>
    toExpirationMinutes(asked, { ...limits.password, defaultMinutes: fallback })
  const { resetExpirationMinutes, requireSameBrowser } = project.passwords
  const { reset_password_redirect_url: askedReset, login_redirect_url: askedLogin } = body
  const resetUrl = toRedirectUrl(project, 'reset_password', askedReset, body.page_url)
  const loginUrl = toRedirectUrl(project, 'login', askedLogin, body.page_url)
  const isHosted = [resetUrl, loginUrl].some((url) => isHostedUrl(project, url))
  return {
    resetUrl,
    resetMinutes: toMinutes(body.reset_password_expiration_minutes, resetExpirationMinutes),
    loginUrl,
    loginMinutes: toMinutes(body.login_expiration_minutes, project.magicLinks.expirationMinutes),
    chooseLocale: readMailLocale(
      project,
      { login_template_id: body.reset_password_template_id, ...body },
      source,
    ),
    codeChallenge: toCodeChallenge(body.code_challenge, requireSameBrowser || isHosted),
  }
}

/** Returns both links, and the rows of their tokens. */
function toReset(
  { config, random, keyRing, clock }: Dependencies,
  { project, source }: StartCall,
  recipient: Recipient | Newcomer,
  options: ResetOptions,
) {
  const { codeChallenge } = options
  const locale = options.chooseLocale('locale' in recipient ? recipient.locale : null)
  const { projectId } = project
  const createdAt = clock.now()
  const tokens = { reset: createToken(random), login: createToken(random) }
  const owner = toLinkOwner(recipient)
  const sentFrom = toSentFrom(source)
  const resetPayload: ResetPayload = {
    ...owner,
    redirectUrl: options.resetUrl,
    codeChallenge,
    locale,
    sentFrom,
  }
  const loginPayload: LinkPayload = {
    ...owner,
    redirectUrl: options.loginUrl,
    codeChallenge,
    tokenType: 'login',
    locale,
    sentFrom,
  }
  // Only the configured base URL is used: no request header may influence a link.
  const toLink = (method: string, token: string) =>
    `${config.baseUrl}/v1/public/${method}/redirect?token=${token}`
  return {
    challenges: {
      reset: {
        projectId,
        createdAt,
        challengeId: createId(random, 'password-reset', projectId),
        kind: 'password_reset' as const,
        secretHash: keyRing.hashToken(tokens.reset),
        payload: { ...resetPayload },
        expiresAt: createdAt + options.resetMinutes * 60_000,
      },
      login: {
        projectId,
        createdAt,
        challengeId: createId(random, 'magic-link', projectId),
        kind: 'magic_link' as const,
        secretHash: keyRing.hashToken(tokens.login),
        payload: { ...loginPayload },
        expiresAt: createdAt + options.loginMinutes * 60_000,
      },
    },
    links: {
      reset: toLink('passwords', tokens.reset),
      login: toLink('magic_links', tokens.login),
    },
  }
}

function toMail(
  dependencies: Dependencies,
  { project, source, body }: StartCall,
  sent: {
    readonly recipient: Recipient
    readonly password: PasswordRow | null
    readonly options: ResetOptions
    readonly links: { readonly reset: string; readonly login: string }
  },
): MailRequest {
  const { recipient, password, options, links } = sent
  const locale = options.chooseLocale(recipient.locale)
  const occasion = toOccasion(dependencies, source, locale)
  return {
    project,
    to: recipient.address,
    template: 'password.reset',
    locale,
    payload: {
      resetUrl: links.reset,
      loginUrl: links.login,
      expirationMinutes: options.resetMinutes,
      password: password ? (password.requiresReset ? 'breached' : 'works') : 'none',
      occasion,
      ...(body.reset_password_template_id !== undefined && {
        templateId: body.reset_password_template_id,
      }),
    },
    expiresAt: occasion.at + options.resetMinutes * 60_000,
  }
}
