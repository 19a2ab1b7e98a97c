import { limits, type RequestOf } from '@portico/contract'
import type { otp } from '@portico/contract/methods/otp'
import {
  findRecipient,
  findSender,
  type Recipient,
  type SendTarget,
  toSendMode,
} from '../../accounts/sign-in/find-recipient.ts'
import type { LinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { readMailLocale, toExpirationMinutes } from '../../accounts/sign-in/mail-options.ts'
import { toLinkSubject, toMissingAccountMail, toNewcomer } from '../../accounts/sign-in/newcomer.ts'
import { findSignUpUrl } from '../../accounts/sign-in/redirect-url.ts'
import { toSentFrom } from '../../accounts/sign-in/verify-sent-attributes.ts'
import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId, createToken } from '../../foundation/create-id.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { issuePasscode } from '../../kernel/delivery/issue-passcode.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import type { PasscodePayload } from './passcode-payload.ts'

type SendCall = Call<RequestOf<typeof otp.emailLoginOrCreate>>

/**
 * Sends a passcode by e-mail. It voids the address's older codes, but the counter of wrong codes continues.
 *
 * @returns the new `method_id`; and the recipient, for hosts only, since a page must not learn it. Null when the code
 *   was sent to no user
 */
export async function sendEmailPasscode(
  dependencies: Dependencies,
  call: SendCall,
  target: SendTarget,
): Promise<{ methodId: string; recipient: Recipient | null }> {
  const { storage, rateLimits, clock } = dependencies
  const { project, body } = call
  const { projectId } = project
  const mode = toSendMode(target)
  const email = parseEmail(body.email)
  const chooseLocale = readMailLocale(project, body, call.source)
  const minutes = toExpirationMinutes(
    body.expiration_minutes,
    limits.passcode,
    project.passcodes.expirationMinutes,
    'invalid_expiration_otp',
  )
  await rateLimits.takeSend(project, call.source, email.canonical)
  const isTellable =
    mode === 'primary' && (await rateLimits.takeMissingAccount(project, email.canonical))
  const sender = await findSender(dependencies, call, target)
  const sent = await storage.transaction(async (tx) => {
    const found = await findRecipient(tx, dependencies, call, { email, mode, sender })
    const recipient = typeof found === 'string' ? null : found
    const locale = chooseLocale(recipient?.locale ?? null)
    const payload = {
      // Stores a decoy for an address without an account, so that guesses are counted and locked as for a real code.
      recipient: recipient && { userId: recipient.userId, emailId: recipient.emailId },
      sentFrom: toSentFrom(call.source),
    } satisfies PasscodePayload
    const purpose = { projectId, kind: 'passcode', subject: email.canonical, payload } as const
    const { methodId, code, expiresAt } = await issuePasscode(tx, dependencies, purpose, minutes)
    const isTold = found === 'unknown' && isTellable
    // In private mode, the number of writes must not depend on whether the address has an account.
    const isHidden = project.privateMode && mode !== 'secondary'
    const linkEnd = clock.now() + project.magicLinks.expirationMinutes * 60_000
    const signUp = isHidden
      ? await issueSignUpLink(tx, dependencies, call, { email, isTold, locale, expiresAt: linkEnd })
      : null
    if (!recipient) {
      if (!isHidden) return { methodId, recipient }
      const told = { isTold, email, locale, signUp, expiresAt: linkEnd }
      await enqueueMail(tx, dependencies, toMissingAccountMail(dependencies, call, told))
      return { methodId, recipient }
    }
    const templateId = recipient.isNew ? body.signup_template_id : body.login_template_id
    await enqueueMail(tx, dependencies, {
      project,
      to: recipient.address,
      template: recipient.isNew ? 'passcode.signup' : 'passcode.login',
      locale,
      payload: {
        code,
        expirationMinutes: minutes,
        occasion: toOccasion(dependencies, call.source, locale),
        ...(templateId !== undefined && { templateId }),
      },
      expiresAt,
      challengeId: methodId,
    })
    return { methodId, recipient }
  })
  dependencies.wakeOutbox()
  return sent
}

/** Issues a link with which a new user can sign up, since the passcode signs up no user. */
async function issueSignUpLink(
  { challenges }: Pick<Repositories, 'challenges'>,
  { config, random, keyRing, clock }: Dependencies,
  { project, source }: SendCall,
  link: {
    readonly email: ParsedEmail
    readonly isTold: boolean
    readonly locale: string
    readonly expiresAt: number
  },
): Promise<{ readonly kind: string; readonly url: string } | null> {
  const token = createToken(random)
  const redirectUrl = findSignUpUrl(project)
  const payload: LinkPayload = {
    ...toNewcomer(link.email),
    redirectUrl,
    codeChallenge: null,
    locale: link.locale,
    sentFrom: toSentFrom(source),
  }
  await challenges.issue({
    projectId: project.projectId,
    challengeId: createId(random, 'magic-link', project.projectId),
    kind: 'magic_link',
    subject: toLinkSubject(link.email, link.isTold),
    secretHash: keyRing.hashToken(token),
    payload: { ...payload },
    createdAt: clock.now(),
    expiresAt: link.expiresAt,
  })
  if (redirectUrl === null) return null
  return {
    kind: 'signup',
    url: `${config.baseUrl}/v1/public/magic_links/redirect?token=${token}`,
  }
}
