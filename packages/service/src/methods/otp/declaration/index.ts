import { declareMethod } from '../../../method/declare-method.ts'
import { passcodeSetting } from './passcode-setting.ts'

/** Passcodes, as everybody below their rules knows them. */
export const otp = declareMethod({
  id: 'otp',
  settings: { passcodes: passcodeSetting },
  challengeKinds: ['passcode'],
  hosted: {},
})
