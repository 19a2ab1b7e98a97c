import { declareSender } from '../declare-sender.ts'
import { createTwilioSender } from './create-twilio-sender.ts'
import { readTwilioReport } from './read-twilio-report.ts'
import { twilioSetting } from './twilio-setting.ts'

/** An account at Twilio. */
export const twilio = declareSender({
  id: 'twilio',
  setting: twilioSetting,
  channels: ['sms', 'whatsapp'],
  findChannels: ({ whatsapp }) => (whatsapp ? ['sms', 'whatsapp'] : ['sms']),
  create: createTwilioSender,
  reports: {
    read: readTwilioReport,
    // Twilio itself confirms STOP to the user, so the answer contains no message.
    answer: { contentType: 'text/xml; charset=utf-8', body: '<Response/>' },
  },
})
