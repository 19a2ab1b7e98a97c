import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { otpWords } from './otp-words.ts'

/** The addition of a phone number, its notice and its undo. */
export const addedPhone = declareAddition({
  notice: 'phone_number.added',
  eventKind: 'phone_number',
  idField: 'phoneId',
  words: pickWords(otpWords, 'added'),
})
