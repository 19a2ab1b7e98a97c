import { declareSender } from '../declare-sender.ts'
import { createWhatsAppSender } from './create-whatsapp-sender.ts'
import { whatsAppSetting } from './whatsapp-setting.ts'

/** A number at WhatsApp's Cloud API. */
export const whatsapp = declareSender({
  id: 'whatsapp',
  setting: whatsAppSetting,
  channels: ['whatsapp'],
  create: createWhatsAppSender,
})
