import type { Channel } from './channel.ts'
import { createMailChannel, type MailChannelParts } from './mail-channel.ts'
import { createTextChannel, type TextChannelParts } from './text-channel.ts'

/** Creates the channels to users: mail and texts. Webhooks have their channels elsewhere. */
export const createDeliveryChannels = (
  parts: MailChannelParts & TextChannelParts,
): readonly Channel[] => [
  createMailChannel(parts),
  createTextChannel('sms', parts),
  createTextChannel('whatsapp', parts),
]
