import { declareMethod } from '../../../method/declare-method.ts'
import { oauthCredential } from './credential.ts'
import { oauthSetting } from './oauth-setting.ts'

/** Oauth, as everybody below its rules knows it. */
export const oauth = declareMethod({
  id: 'oauth',
  settings: { oauth: oauthSetting },
  rates: {
    /** Proofs presented. */
    oauthPerSource: {
      production: { max: 60, perSeconds: 60 },
      development: { max: 6_000, perSeconds: 60 },
    },
  },
  auditActions: ['oauth.created', 'oauth.deleted'],
  credential: oauthCredential,
  proofs: {
    oauth: {
      type: 'oauth',
      words: { en: 'Oauth', de: 'Oauth', es: 'Oauth', fr: 'Oauth' },
    },
  },
})
