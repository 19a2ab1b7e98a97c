import { noticeMessages } from '../accounts/notices/messages.ts'
import type { IdentityProvider } from '../identity-provider/create-identity-provider.ts'
import { createLogoutChannel } from '../identity-provider/logout/logout-channel.ts'
import type { ServiceConfig } from '../kernel/config/config.ts'
import type { Channel } from '../kernel/delivery/channel.ts'
import { createDeliveryChannels } from '../kernel/delivery/create-delivery-channels.ts'
import { createTextSenderFinder } from '../kernel/delivery/texts/create-text-senders.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { KeyRing } from '../kernel/keys/key-ring.ts'
import type { Ports } from '../kernel/ports.ts'
import { createWebhookChannel } from '../kernel/webhooks/webhook-channel.ts'
import { methodMessages, methodTexts } from '../methods/all-methods.ts'
import { inboxSender } from '../senders/all-mail-senders.ts'

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
  const inboxTextSender =
    devInbox && inboxSender.createTextSender?.({ call: fetch, clock, devInbox })
  const findTextSender: Dependencies['findTextSender'] = (project) =>
    ports.textSender ?? findConfigured(project) ?? inboxTextSender ?? null
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
