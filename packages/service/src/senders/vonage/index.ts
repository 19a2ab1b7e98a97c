import { declareSender } from '../declare-sender.ts'
import { createVonageSender } from './create-vonage-sender.ts'
import { readVonageReport } from './read-vonage-report.ts'
import { vonageSetting } from './vonage-setting.ts'

/** An application at Vonage. */
export const vonage = declareSender({
  id: 'vonage',
  setting: vonageSetting,
  channels: ['sms'],
  create: createVonageSender,
  reports: { read: readVonageReport },
})
