import { systemClock } from '../../foundation/clock.ts'
import { type MailConfig, openMailSender } from '../../senders/all-mail-senders.ts'
import { createDevInbox } from '../../senders/create-dev-inbox.ts'
import type { OpenMailSender } from '../../senders/mail-sender.ts'

/** Opens the configured mail sender for one command, and closes it. */
export async function withMailSender<Result>(
  config: MailConfig,
  use: (sender: OpenMailSender) => Promise<Result>,
): Promise<Result> {
  const ports = { call: fetch, clock: systemClock, devInbox: createDevInbox() }
  const sender = await openMailSender(config, ports)
  try {
    return await use(sender)
  } finally {
    await sender.close()
  }
}
