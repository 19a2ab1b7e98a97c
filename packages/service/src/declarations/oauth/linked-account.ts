import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { oauthWords } from './oauth-words.ts'

/** The link of an account at a provider, its notice and its undo. */
export const linkedAccount = declareAddition({
  notice: 'oauth.linked',
  eventKind: 'oauth_registration',
  idField: 'registrationId',
  words: pickWords(oauthWords, 'linked'),
})
