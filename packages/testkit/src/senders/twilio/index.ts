import type { SenderStandIn } from '../sender-stand-in.ts'
import { signTwilioRequest, startTwilio } from './start-twilio.ts'

export {
  signTwilioRequest,
  startTwilio,
  type Twilio,
  type TwilioAccount,
  type TwilioMessage,
} from './start-twilio.ts'

const account = { accountSid: 'AC1', authToken: 'token-1' }
const number = '+15005550006'

/** An account with a number for texts and for WhatsApp. */
export const standIn: SenderStandIn = {
  async start(options) {
    const provider = await startTwilio(
      { ...account, numbers: [number], templates: { HX1: 1 } },
      options,
    )
    return {
      provider,
      settings: {
        type: 'twilio',
        accountSid: account.accountSid,
        authTokenEnv: 'TWILIO_TOKEN',
        from: number,
        whatsapp: { from: number, contentSid: 'HX1' },
        baseUrl: provider.origin,
      },
      secrets: { TWILIO_TOKEN: account.authToken },
      report({ url, about, phoneNumber }) {
        const form: Readonly<Record<string, string>> =
          about === 'undelivered'
            ? { To: phoneNumber, From: number, MessageSid: 'SM1', MessageStatus: 'undelivered' }
            : { From: phoneNumber, To: number, MessageSid: 'SM1', Body: about }
        return {
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-twilio-signature': signTwilioRequest(account.authToken, url, form),
          },
          body: new URLSearchParams(form).toString(),
        }
      },
    }
  },
}
