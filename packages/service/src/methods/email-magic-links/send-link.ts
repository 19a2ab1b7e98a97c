import { limits, type RequestOf } from '@portico/contract'
import type { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import {
  findRecipient,
  findSender,
  type Recipient,
  type SendMode,
  type SendTarget,
  toSendMode,
} from '../../accounts/sign-in/find-recipient.ts'
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
import {
  findPageUrl,
  findSignUpUrl,
  isHostedUrl,
  toRedirectUrl,
} from '../../accounts/sign-in/redirect-url.ts'
import { toCodeChallenge } from '../../accounts/sign-in/verify-pkce.ts'
import { toSentFrom } from '../../accounts/sign-in/verify-sent-attributes.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId, createToken } from '../../foundation/create-id.ts'
import { createPasscode } from '../../foundation/create-passcode.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'
import { createWait, type Wait } from './create-wait.ts'

type SendCall = Call<RequestOf<typeof emailMagicLinks.loginOrCreate>>

/**
 * Sends a magic link. Checks every option before it looks the user up, the options of both purposes: the answer must
 * not reveal whether the address has an account.
 *
 * @returns `recipient`, for hosts only, since a page must not learn it; null when nothing was sent to a user. `codeId`,
 *   when the project adds a code to the mail. `wait`, for a page that waits
 */
export async function sendLink(
  dependencies: Dependencies,
  call: SendCall,
  target: SendTarget,
): Promise<{
  readonly recipient: Recipient | null
  readonly codeId: string | null
  readonly wait: Wait | null
}> {
  const { storage, rateLimits, random } = dependencies
  const mode = toSendMode(target)
  const email = parseEmail(call.body.email)
  const options = readLinkOptions(call, mode)
  await rateLimits.takeSend(call.project, call.source, email.canonical)
  const isTellable =
    mode === 'primary' && (await rateLimits.takeMissingAccount(call.project, email.canonical))
  const sender = await findSender(dependencies, call, target)
  // A code and a wait belong to the page that requested the link; other sends have no such page.
  const isAskedByPage = target === 'login_or_create'
  const hasCode = call.project.magicLinks.withCode && isAskedByPage
  const { chooseLocale, login, signup } = options
  const minutes = Math.max(login.minutes, signup.minutes)
  const wait = isAskedByPage
    ? createWait(dependencies, call, { locale: chooseLocale(null), minutes })
    : null
  const sent = await storage.transaction(async (tx) => {
    const recipient = await findRecipient(tx, dependencies, call, { email, mode, sender })
    if (typeof recipient === 'string') {
      // No account may receive the link, and a page must not learn that: the answer and the number of writes are those
      // of a real send. A code id is returned here too, since its absence would reveal a blocked user.
      if (!call.project.privateMode && !hasCode && !wait) {
        return { recipient: null, codeId: null, wait: null }
      }
      const isTold = recipient === 'unknown' && isTellable
      const purpose = { ...options.signup, redirectUrl: options.newcomerUrl }
      const link = toLink(dependencies, call, { recipient: toNewcomer(email), purpose, options })
      const subject = toLinkSubject(email, isTold)
      await issueLink(tx, { ...link.challenge, subject }, wait)
      const { url } = link.mail.payload
      const told = { isTold, email, locale: chooseLocale(null), signUp: { kind: 'signup', url } }
      const { expiresAt } = link.mail
      const mail = toMissingAccountMail(dependencies, call, { ...told, expiresAt })
      await enqueueMail(tx, dependencies, mail)
      return { recipient: null, codeId: hasCode ? link.challenge.challengeId : null, wait }
    }
    const purpose = recipient.isNew ? options.signup : options.login
    const code = hasCode ? createPasscode(random) : null
    const link = toLink(dependencies, call, { recipient, purpose, options, code })
    const subject = email.canonical
    await issueLink(tx, { ...link.challenge, subject }, wait)
    await enqueueMail(tx, dependencies, { ...link.mail, to: recipient.address })
    return { recipient, codeId: hasCode ? link.challenge.challengeId : null, wait }
  })
  dependencies.wakeOutbox()
  return sent
}

/** Stores the link's row, and the row of the page that waits for it. */
async function issueLink(
  { challenges }: Pick<Repositories, 'challenges'>,
  link: ChallengeRow,
  wait: Wait | null,
): Promise<void> {
  const payload = wait ? { ...link.payload, otherDevice: wait.kept } : link.payload
  await challenges.issue({ ...link, payload })
  if (wait) await challenges.issue(wait.challenge)
}

interface Purpose {
  readonly template: 'magic-link.login' | 'magic-link.signup'
  readonly redirectUrl: string
  readonly minutes: number
  readonly templateId: string | undefined
}

interface LinkOptions {
  readonly login: Purpose
  readonly signup: Purpose
  /** The sign-up URL in the mail to an address without an account. */
  readonly newcomerUrl: string
  readonly chooseLocale: ChooseLocale
  readonly codeChallenge: string | null
}

function readLinkOptions({ project, source, body }: SendCall, mode: SendMode): LinkOptions {
  const toMinutes = (asked: number | undefined) =>
    toExpirationMinutes(asked, limits.magicLink, project.magicLinks.expirationMinutes)
  const login: Purpose = {
    template: 'magic-link.login',
    redirectUrl: toRedirectUrl(project, 'login', body.login_magic_link_url, body.page_url),
    minutes: toMinutes(body.login_expiration_minutes),
    templateId: body.login_template_id,
  }
  const asked = body.signup_magic_link_url
  // A send that creates no user signs no user up; a user who is still pending uses the login options.
  const signup: Purpose =
    mode === 'login_or_create' || asked !== undefined
      ? {
          template: 'magic-link.signup',
          redirectUrl: toRedirectUrl(project, 'signup', asked, body.page_url),
          minutes: toMinutes(body.signup_expiration_minutes),
          templateId: body.signup_template_id,
        }
      : login
  const isHosted = [login, signup].some(({ redirectUrl }) => isHostedUrl(project, redirectUrl))
  const isRequired = project.magicLinks.requireSameBrowser || isHosted
  return {
    login,
    signup,
    newcomerUrl:
      asked === undefined
        ? (findPageUrl(project, 'signup', body.page_url) ??
          findSignUpUrl(project) ??
          login.redirectUrl)
        : toRedirectUrl(project, 'signup', asked),
    chooseLocale: readMailLocale(project, body, source),
    codeChallenge: toCodeChallenge(body.code_challenge, isRequired),
  }
}

function toLink(
  dependencies: Dependencies,
  { project, source }: SendCall,
  sent: {
    recipient: Recipient | Newcomer
    purpose: Purpose
    options: LinkOptions
    /** Null if the mail contains no code. */
    code?: string | null
  },
) {
  const { config, random, keyRing, clock } = dependencies
  const { recipient, purpose, options, code = null } = sent
  const locale = options.chooseLocale('locale' in recipient ? recipient.locale : null)
  const token = createToken(random)
  const challengeId = createId(random, 'magic-link', project.projectId)
  const createdAt = clock.now()
  const expiresAt = createdAt + purpose.minutes * 60_000
  const payload: LinkPayload = {
    ...toLinkOwner(recipient),
    redirectUrl: purpose.redirectUrl,
    codeChallenge: options.codeChallenge,
    ...(code !== null && { codeHash: keyRing.hashCode(challengeId, code) }),
    locale,
    sentFrom: toSentFrom(source),
  }
  return {
    challenge: {
      projectId: project.projectId,
      challengeId,
      kind: 'magic_link' as const,
      secretHash: keyRing.hashToken(token),
      payload: { ...payload },
      createdAt,
      expiresAt,
    },
    mail: {
      project,
      template: purpose.template,
      locale,
      payload: {
        // Only the configured base URL is used: no request header may influence a link.
        url: `${config.baseUrl}/v1/public/magic_links/redirect?token=${token}`,
        ...(code !== null && { code }),
        expirationMinutes: purpose.minutes,
        occasion: toOccasion(dependencies, source, locale),
        ...(purpose.templateId !== undefined && { templateId: purpose.templateId }),
      },
      expiresAt,
    },
  }
}
