import { declareMethod } from '../../../method/declare-method.ts'
import { passcodeSetting } from './passcode-setting.ts'

/** Passcodes, as everybody below their rules knows them. */
export const otp = declareMethod({
  id: 'otp',
  settings: { passcodes: passcodeSetting },
  challengeKinds: ['passcode'],
  proofs: {
    passcode: {
      type: 'otp',
      deliveryMethod: 'email',
      words: {
        en: 'Code in a mail',
        de: 'Code in einer E-Mail',
        es: 'Código en un correo',
        fr: 'Code dans un e-mail',
      },
    },
  },
  hosted: {},
})
