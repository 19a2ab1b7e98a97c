import { limits } from '@portico/contract'
import { Type } from 'typebox'
import { pickWords } from '../../locales/to-catalogue.ts'
import type { CredentialAddition } from '../declare-addition.ts'
import { passwordWords } from './password-words.ts'

/**
 * The change of a password in a session. `changedAt` identifies the event, so that a password which was set later is not
 * affected.
 */
export const changedPassword = {
  freshSeconds: limits.password.freshSessionSeconds,
  refusal: 'session_too_old_to_reset_password',
  notice: 'password.changed',
  eventKind: 'password',
  event: Type.Object({ kind: Type.Literal('password'), changedAt: Type.Integer() }),
  words: pickWords(passwordWords, 'undo'),
} satisfies CredentialAddition
