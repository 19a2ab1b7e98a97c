import { declareMethod } from '../../../method/declare-method.ts'
import { passcodeChannels } from './passcode-channels.ts'
import { passcodeSetting } from './passcode-setting.ts'

/** Passcodes, as everybody below their rules knows them. */
export const otp = declareMethod({
  id: 'otp',
  settings: { passcodes: passcodeSetting },
  challengeKinds: ['passcode'],
  proofs: Object.fromEntries(
    Object.entries(passcodeChannels).flatMap(([deliveryMethod, { isOn, words }]) =>
      // The first one's name stands in messages under way.
      isOn
        ? [
            [
              deliveryMethod === 'email' ? 'passcode' : `passcode_${deliveryMethod}`,
              { type: 'otp', deliveryMethod, words },
            ],
          ]
        : [],
    ),
  ),
  hosted: {},
})
