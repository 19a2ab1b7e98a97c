import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { totpWords } from './totp-words.ts'

/** The addition of an authenticator app, its notice and its undo. */
export const addedTotp = declareAddition({
  notice: 'totp.added',
  eventKind: 'totp',
  idField: 'totpId',
  words: pickWords(totpWords, 'added'),
})
