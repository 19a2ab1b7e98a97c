import { systemClock } from '../../foundation/clock.ts'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import { sendTestMails, sendTestTexts } from '../../kernel/delivery/send-test-mails.ts'
import { usualMailSender } from '../../senders/all-mail-senders.ts'
import { UsageError } from './usage-error.ts'
import { withMailSender } from './with-mail-sender.ts'

/**
 * Sends a test message to the operator through every sender that can reach `recipient`.
 *
 * @returns lines of `portico doctor`
 * @throws UsageError when the recipient is neither an address nor a number
 */
export async function sendTestMessage(
  config: ServiceConfig,
  recipient: string,
): Promise<readonly string[]> {
  const sends = recipient.includes('@')
    ? await withMailSender(config.mail, (mailer) =>
        sendTestMails(config, recipient, { mailer, clock: systemClock }),
      )
    : await sendTexts(config, recipient)
  if (sends.length === 0) {
    const missing = recipient.includes('@')
      ? `${usualMailSender.variables[0]} is not set`
      : 'texts.senders is empty'
    return [`note  test        nothing was sent to ${recipient}: ${missing}`]
  }
  return sends.map(({ way, project, problem }) =>
    problem === null
      ? `ok    test        ${way} (${project}) was accepted for ${recipient}; see whether it arrives`
      : `wrong test        ${way} (${project}) ${problem}`,
  )
}

async function sendTexts(config: ServiceConfig, to: string) {
  try {
    return await sendTestTexts(config, to, { call: fetch, clock: systemClock })
  } catch {
    throw new UsageError(
      `--send-to takes an address like ada@example.com, or a mobile number like +12015550123; got "${to}".`,
    )
  }
}
