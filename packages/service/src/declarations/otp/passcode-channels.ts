import type { DeclaredProof } from '../declare-method.ts'

/** A channel of passcodes: the proof that a code on it gives, and its name in mails. */
export type PasscodeChannel = Required<Pick<DeclaredProof, 'proves' | 'title' | 'reason' | 'words'>>

const ofPhone = {
  proves: 'phone',
  reason: 'it was sent to the number, whatever the channel',
} as const

/** The channels, by their name in the API, in a session's factor and in the outbox. */
export const passcodeChannels = {
  email: {
    proves: 'email',
    title: 'code by e-mail',
    reason: 'it was in the mailbox, as a link by e-mail is',
    words: {
      en: 'Code in a mail',
      de: 'Code in einer E-Mail',
      es: 'Código en un correo',
      fr: 'Code dans un e-mail',
    },
  },
  sms: {
    ...ofPhone,
    title: 'code by SMS',
    words: {
      en: 'Code in a text message',
      de: 'Code in einer SMS',
      es: 'Código en un SMS',
      fr: 'Code dans un SMS',
    },
  },
  whatsapp: {
    ...ofPhone,
    title: 'code by WhatsApp',
    words: {
      en: 'Code by WhatsApp',
      de: 'Code per WhatsApp',
      es: 'Código por WhatsApp',
      fr: 'Code par WhatsApp',
    },
  },
} as const satisfies Readonly<Record<string, PasscodeChannel>>
