import type { NamedProof } from '../../../method/declare-method.ts'

/** How passcodes travel: what a mail calls one, and whether it is on. One that is off sends and proves nothing. */
export interface PasscodeChannel {
  readonly isOn: boolean
  readonly words: NamedProof['words']
}

/** Every channel, by its name on the wire, in a session's factor and in the outbox. */
export const passcodeChannels = {
  email: {
    isOn: true,
    words: {
      en: 'Code in a mail',
      de: 'Code in einer E-Mail',
      es: 'Código en un correo',
      fr: 'Code dans un e-mail',
    },
  },
  sms: {
    isOn: false,
    words: {
      en: 'Code in a text message',
      de: 'Code in einer SMS',
      es: 'Código en un SMS',
      fr: 'Code dans un SMS',
    },
  },
} as const satisfies Readonly<Record<string, PasscodeChannel>>
