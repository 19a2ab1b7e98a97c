import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { cryptoWords } from './crypto-words.ts'

/** The addition of a wallet, its notice and its undo. */
export const addedWallet = declareAddition({
  notice: 'crypto_wallet.added',
  eventKind: 'crypto_wallet',
  idField: 'walletId',
  words: pickWords(cryptoWords, 'added'),
})
