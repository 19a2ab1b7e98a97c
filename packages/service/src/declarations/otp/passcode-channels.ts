import { pickWords } from '../../locales/to-catalogue.ts'
import type { DeclaredProof } from '../declare-method.ts'
import { otpWords } from './otp-words.ts'

/** A channel of passcodes: the proof that a code on it gives, and its name in mails. */
export type PasscodeChannel = Required<
  Pick<DeclaredProof, 'proves' | 'amr' | 'title' | 'reason' | 'words'>
>

const words = pickWords(otpWords, 'proofs')

const ofPhone = {
  proves: 'phone',
  reason: 'it was sent to the number, whatever the channel',
} as const

/** The channels, by their name in the API, in a session's factor and in the outbox. */
export const passcodeChannels = {
  email: {
    proves: 'email',
    amr: ['otp'],
    title: 'code by e-mail',
    reason: 'it was in the mailbox, as a link by e-mail is',
    words: pickWords(words, 'email'),
  },
  sms: {
    ...ofPhone,
    amr: ['otp', 'sms'],
    title: 'code by SMS',
    words: pickWords(words, 'sms'),
  },
  whatsapp: {
    ...ofPhone,
    amr: ['otp'],
    title: 'code by WhatsApp',
    words: pickWords(words, 'whatsapp'),
  },
} as const satisfies Readonly<Record<string, PasscodeChannel>>
