import { textsSetting } from '../../senders/texts-setting.ts'
import { declareMethod } from '../declare-method.ts'
import { passcodeChannels } from './passcode-channels.ts'
import { passcodeSetting } from './passcode-setting.ts'
import { phoneCredential } from './phone-credential.ts'
import { phoneTraffic } from './phone-traffic.ts'
import { phonesSetting } from './phones-setting.ts'

/** The declaration of passcodes. */
export const otp = declareMethod({
  id: 'otp',
  settings: { passcodes: passcodeSetting, phones: phonesSetting, texts: textsSetting },
  rates: {
    /** Codes to one country. */
    phonePerCountry: {
      production: { max: 2_000, perSeconds: 3_600 },
      development: { max: 20_000, perSeconds: 3_600 },
    },
    /** Codes to one block of numbers: a number without its last four digits. */
    phonePerPrefix: {
      production: { max: 200, perSeconds: 3_600 },
      development: { max: 2_000, perSeconds: 3_600 },
    },
  },
  challengeKinds: ['passcode'],
  auditActions: [
    'user.phone_number_verified',
    'user.phone_number_deleted',
    'phone_area.paused',
    'phone_area.resumed',
  ],
  credential: phoneCredential,
  tables: { phoneTraffic },
  nextSteps: {
    texts:
      'Compare texts.senders and phones in portico.config.ts with the account at the provider.',
  },
  proofs: Object.fromEntries(
    Object.entries(passcodeChannels).map(([deliveryMethod, channel]) => [
      // The name of the first proof must not change, because messages that are still in the outbox contain it.
      deliveryMethod === 'email' ? 'passcode' : `passcode_${deliveryMethod}`,
      { type: 'otp', deliveryMethod, ...channel },
    ]),
  ),
  setups: {
    code: {
      label: 'a code by e-mail',
      option: ['otpOptions', "{ methods: ['email'] }"],
      isDefault: true,
    },
  },
  accountSection: 'phones',
  hosted: { mails: 'channel' },
})
