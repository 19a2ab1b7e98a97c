import type { Channel } from './channel.ts'
import { createMailChannel, type MailChannelParts } from './mail-channel.ts'

/** Every way to a person; what is told to machines has its channels elsewhere. */
export const createDeliveryChannels = (parts: MailChannelParts): readonly Channel[] => [
  createMailChannel(parts),
]
