import { pickWords } from '../../locales/to-catalogue.ts'
import { declareMethod } from '../declare-method.ts'
import { passkeyCredential } from './credential.ts'
import { findHostedPasskeyProblem } from './find-passkey-problems.ts'
import { passkeySetting } from './passkey-setting.ts'
import { passkeyWords } from './passkey-words.ts'

/** The declaration of passkeys. */
export const passkeys = declareMethod({
  id: 'passkeys',
  settings: { passkeys: passkeySetting },
  rates: {
    /** Started ceremonies, from one source. */
    passkeyStartPerSource: {
      production: { max: 600, perSeconds: 600 },
      development: { max: 6_000, perSeconds: 600 },
    },
  },
  challengeKinds: ['webauthn_registration', 'webauthn_authentication', 'webauthn_enrolment'],
  auditActions: [
    'passkey.created',
    'passkey.renamed',
    'passkey.deleted',
    'passkey.clone_suspected',
  ],
  credential: passkeyCredential,
  proofs: {
    passkey: {
      type: 'webauthn',
      proves: 'passkey',
      amr: ['pop'],
      title: 'passkey',
      reason: 'the user has the authenticator; several are one kind',
      words: pickWords(passkeyWords, 'proof'),
    },
  },
  setups: { passkey: { label: 'a passkey' } },
  hosted: { needsAnother: true, findProblem: findHostedPasskeyProblem },
})
