import type { Channel } from './channel.ts'
import { createMailChannel, type MailChannelParts } from './mail-channel.ts'
import { createSmsChannel, type SendText } from './sms-channel.ts'

/** Every way to a person; what is told to machines has its channels elsewhere. Texts go out where somebody sends them. */
export const createDeliveryChannels = (
  parts: MailChannelParts & { readonly sendText?: SendText },
): readonly Channel[] => [
  createMailChannel(parts),
  ...(parts.sendText ? [createSmsChannel(parts, parts.sendText)] : []),
]
