import type { ServiceConfig } from './config/config.ts'
import type { Channel } from './delivery/channel.ts'
import { createDeliveryChannels } from './delivery/create-delivery-channels.ts'
import { createDevInboxTextSender } from './delivery/dev-inbox.ts'
import { createTextSenderFinder } from './delivery/texts/create-text-senders.ts'
import type { Dependencies } from './dependencies.ts'
import type { IdentityProvider } from './identity-provider/create-identity-provider.ts'
import { createLogoutChannel } from './identity-provider/logout/logout-channel.ts'
import type { KeyRing } from './keys/key-ring.ts'
import { methodMessages, methodTexts } from './method/all-methods.ts'
import { noticeMessages } from './notices/messages.ts'
import type { Ports } from './ports.ts'
import { createWebhookChannel } from './webhooks/webhook-channel.ts'

/** The channels of the outbox, and the sender of a project's texts. */
export function assembleDelivery(
  config: ServiceConfig,
  ports: Ports,
  parts: { readonly keyRing: KeyRing; readonly identityProvider: IdentityProvider },
): {
  readonly channels: readonly Channel[]
  readonly findTextSender: Dependencies['findTextSender']
} {
  const { storage, clock, mailer, devInbox } = ports
  const { keyRing, identityProvider } = parts
  const { projects, mail } = config
  const findConfigured = createTextSenderFinder(config, { call: fetch, clock })
  const inboxTextSender = devInbox && createDevInboxTextSender(devInbox, clock)
  const findTextSender: Dependencies['findTextSender'] = (project) =>
    ports.textSender ?? findConfigured(project) ?? inboxTextSender
  const channels = [
    ...createDeliveryChannels({
      keyRing,
      mailer,
      mail,
      messages: { ...methodMessages, ...noticeMessages },
      texts: methodTexts,
      findSender: findTextSender,
      onUnsubscribed: (projectId, phoneNumber) =>
        storage.phones.setUnsubscribed(projectId, phoneNumber, clock.now()),
      projects,
    }),
    createWebhookChannel({ keyRing, projects, clock }),
    createLogoutChannel({ keyRing }, projects, identityProvider.loadProtocol),
  ]
  return { channels, findTextSender }
}
