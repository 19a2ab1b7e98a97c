/** Combines the mail senders: these types and functions follow from the registry. */
import type { MailSenderDeclaration, MailSenderPorts } from './declare-mail-sender.ts'
import * as registry from './index.ts'
import type { OpenMailSender } from './mail-sender.ts'

type Declared = Extract<(typeof registry)[keyof typeof registry], { readonly variables: unknown }>

/** How the service sends mail. */
export type MailConfig = ReturnType<Declared['read']>

/** A mail sender without the types of its own configuration. */
type AnyMailSender = MailSenderDeclaration<MailConfig['type'], string, MailConfig>

/** All mail senders, in the registry's order. */
export const allMailSenders: readonly AnyMailSender[] = Object.values(registry).filter(
  (sender) => 'variables' in sender,
)

/** The sender that problems name when none is configured. */
export const usualMailSender = getMailSender({ type: 'smtp' })

/** The sender that keeps mail and texts in development, as long as no other is configured. */
export const inboxSender = getMailSender({ type: 'dev-inbox' })

/** Finds the mail sender of a configuration. */
export function getMailSender({ type }: Pick<MailConfig, 'type'>): AnyMailSender {
  const found = allMailSenders.find(({ id }) => id === type)
  if (!found) throw new Error(`there is no mail sender "${type}"`)
  return found
}

/** Opens the configured mail sender. */
export const openMailSender = async (
  config: MailConfig,
  ports: MailSenderPorts,
): Promise<OpenMailSender> => await getMailSender(config).open(config, ports)
