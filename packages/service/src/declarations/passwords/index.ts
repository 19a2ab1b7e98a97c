import { pickWords } from '../../locales/to-catalogue.ts'
import { declareMethod } from '../declare-method.ts'
import { passwordCredential } from './credential.ts'
import { passwordSetting } from './password-setting.ts'
import { passwordWords } from './password-words.ts'
import { toBootstrap } from './to-bootstrap.ts'

/** The declaration of passwords. */
export const passwords = declareMethod({
  id: 'passwords',
  settings: { passwords: passwordSetting },
  toBootstrap,
  rates: {
    /** Passwords that one source may have checked for strength. */
    strengthPerSource: {
      production: { max: 120, perSeconds: 60 },
      development: { max: 6_000, perSeconds: 60 },
    },
  },
  challengeKinds: ['password_reset'],
  auditActions: [
    'password.created',
    'password.reset',
    'password.reset_required',
    'password.dropped',
    'password.imported',
    'password.deleted',
  ],
  credential: passwordCredential,
  proofs: {
    password: {
      type: 'password',
      proves: 'password',
      amr: ['pwd'],
      title: 'password',
      reason: 'the user knows it',
      words: pickWords(passwordWords, 'proof'),
    },
  },
  setups: { password: { label: 'a password' } },
  accountSection: 'password',
  hosted: {},
})
