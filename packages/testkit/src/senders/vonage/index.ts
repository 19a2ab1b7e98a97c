import { takeRsaPair } from '../../keys/take-rsa-pair.ts'
import type { SenderStandIn } from '../sender-stand-in.ts'
import { signVonageReport, startVonage } from './start-vonage.ts'

export {
  signVonageReport,
  startVonage,
  type Vonage,
  type VonageApplication,
  type VonageMessage,
} from './start-vonage.ts'

const applicationId = 'aaaaaaaa-bbbb-cccc-dddd-0123456789ab'
const signatureSecret = 'a-signature-token-of-the-account-1'
const number = '+15005550006'

/** An application with a number. */
export const standIn: SenderStandIn = {
  async start({ now, ...options } = {}) {
    const { publicKey, privateKey } = takeRsaPair()
    const provider = await startVonage(
      { applicationId, publicKey, senders: [number.slice(1)], ...(now && { now }) },
      options,
    )
    return {
      provider,
      settings: {
        type: 'vonage',
        applicationId,
        privateKeyEnv: 'VONAGE_PRIVATE_KEY',
        signatureSecretEnv: 'VONAGE_SIGNATURE_SECRET',
        from: number,
        baseUrl: provider.origin,
      },
      secrets: {
        VONAGE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        VONAGE_SIGNATURE_SECRET: signatureSecret,
      },
      report: ({ about, phoneNumber, now: at }) =>
        signVonageReport(
          { signatureSecret, applicationId },
          about === 'undelivered'
            ? toStatus(phoneNumber, 'undeliverable', 1260)
            : toAnswer(phoneNumber, about),
          at,
        ),
    }
  },
}

const message = {
  message_uuid: 'bbbbbbbb-bbbb-cccc-dddd-0123456789ab',
  timestamp: '2026-01-15T12:00:00Z',
  channel: 'sms',
}

const toStatus = (to: string, status: string, error: number) => ({
  ...message,
  to: to.slice(1),
  from: number.slice(1),
  status,
  error: {
    type: `https://developer.vonage.com/api-errors/messages#${error}`,
    title: error,
    detail: 'The message could not be delivered to the phone number.',
    instance: 'bf0ca0bf927b3b52e3cb03217e1a1ddf',
  },
})

const toAnswer = (from: string, text: string) => ({
  ...message,
  from: from.slice(1),
  to: number.slice(1),
  message_type: 'text',
  text,
  sms: { num_messages: '1' },
})
