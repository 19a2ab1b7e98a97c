import { declareMethod } from '../../../method/declare-method.ts'
import { cryptoCredential } from './credential.ts'
import { cryptoSetting } from './crypto-setting.ts'

/** Crypto, as everybody below its rules knows it. */
export const crypto = declareMethod({
  id: 'crypto',
  settings: { crypto: cryptoSetting },
  rates: {
    /** Proofs presented. */
    cryptoPerSource: {
      production: { max: 60, perSeconds: 60 },
      development: { max: 6_000, perSeconds: 60 },
    },
  },
  auditActions: ['crypto.created', 'crypto.deleted'],
  credential: cryptoCredential,
  proofs: {
    crypto: {
      type: 'crypto',
      words: { en: 'Crypto', de: 'Crypto', es: 'Crypto', fr: 'Crypto' },
    },
  },
})
