import type { NamedProof } from '../../../method/declare-method.ts'

/** How passcodes travel: what a mail calls one. */
export interface PasscodeChannel {
  readonly words: NamedProof['words']
}

/** Every channel, by its name on the wire, in a session's factor and in the outbox. */
export const passcodeChannels = {
  email: {
    words: {
      en: 'Code in a mail',
      de: 'Code in einer E-Mail',
      es: 'Código en un correo',
      fr: 'Code dans un e-mail',
    },
  },
  sms: {
    words: {
      en: 'Code in a text message',
      de: 'Code in einer SMS',
      es: 'Código en un SMS',
      fr: 'Code dans un SMS',
    },
  },
  whatsapp: {
    words: {
      en: 'Code by WhatsApp',
      de: 'Code per WhatsApp',
      es: 'Código por WhatsApp',
      fr: 'Code par WhatsApp',
    },
  },
} as const satisfies Readonly<Record<string, PasscodeChannel>>
