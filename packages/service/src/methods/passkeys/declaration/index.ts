import { declareMethod } from '../../../method/declare-method.ts'
import { passkeyCredential } from './credential.ts'
import { findHostedPasskeyProblem } from './find-passkey-problems.ts'
import { passkeySetting } from './passkey-setting.ts'

/** Passkeys, as everybody below their rules knows them. */
export const passkeys = declareMethod({
  id: 'passkeys',
  settings: { passkeys: passkeySetting },
  rates: {
    /** Ceremonies begun. */
    passkeyStartPerSource: {
      production: { max: 600, perSeconds: 600 },
      development: { max: 6_000, perSeconds: 600 },
    },
  },
  challengeKinds: ['webauthn_registration', 'webauthn_authentication'],
  auditActions: [
    'passkey.created',
    'passkey.renamed',
    'passkey.deleted',
    'passkey.clone_suspected',
  ],
  credential: passkeyCredential,
  hosted: { needsAnother: true, findProblem: findHostedPasskeyProblem },
})
