import { declareSender } from '../declare-sender.ts'
import { createHookSender } from './create-hook-sender.ts'
import { hookSetting } from './hook-setting.ts'

/** The operator's own endpoint, which sends texts with any provider. */
export const hook = declareSender({
  id: 'hook',
  setting: hookSetting,
  channels: ['sms', 'whatsapp'],
  findChannels: ({ channels }) => channels,
  create: createHookSender,
})
