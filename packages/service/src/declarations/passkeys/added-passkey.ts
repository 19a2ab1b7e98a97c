import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { passkeyWords } from './passkey-words.ts'

/** The addition of a passkey, its notice and its undo. */
export const addedPasskey = declareAddition({
  notice: 'passkey.added',
  eventKind: 'passkey',
  idField: 'registrationId',
  refusal: 'session_too_old_to_register_webauthn',
  isNameQuoted: true,
  words: pickWords(passkeyWords, 'added'),
})
