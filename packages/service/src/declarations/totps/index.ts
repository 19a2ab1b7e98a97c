import { pickWords } from '../../locales/to-catalogue.ts'
import { declareMethod } from '../declare-method.ts'
import { totpCredential } from './credential.ts'
import { totpWords } from './totp-words.ts'

const words = pickWords(totpWords, 'proofs')

/** The declaration of authenticator apps, a further factor. */
export const totps = declareMethod({
  id: 'totps',
  auditActions: ['totp.created', 'totp.verified', 'totp.deleted', 'recovery_code.used'],
  credential: totpCredential,
  proofs: {
    authenticator_app: {
      type: 'totp',
      proves: 'authenticator_app',
      amr: ['otp'],
      title: 'authenticator app',
      reason: 'the user has the app',
      words: pickWords(words, 'totp'),
    },
    recovery_code: {
      type: 'recovery_codes',
      proves: 'authenticator_app',
      amr: ['otp'],
      title: 'recovery code',
      reason: 'it stands in for the app',
      words: pickWords(words, 'recoveryCode'),
    },
  },
})
