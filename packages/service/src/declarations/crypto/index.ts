import { pickWords } from '../../locales/to-catalogue.ts'
import { declareMethod } from '../declare-method.ts'
import { walletCredential } from './credential.ts'
import { cryptoSetting } from './crypto-setting.ts'
import { cryptoWords } from './crypto-words.ts'
import { toBootstrap } from './to-bootstrap.ts'

/** The declaration of crypto wallets. */
export const crypto = declareMethod({
  id: 'crypto',
  settings: { crypto: cryptoSetting },
  toBootstrap,
  rates: {
    /** Messages to sign that one source may request. */
    cryptoWalletStartPerSource: {
      production: { max: 300, perSeconds: 600 },
      development: { max: 6_000, perSeconds: 600 },
    },
    /**
     * Messages that one source may request for one wallet. Addresses are public, and an attacker must not push the
     * owner's message out of the list.
     */
    cryptoWalletStartPerWallet: {
      production: { max: 10, perSeconds: 300 },
      development: { max: 600, perSeconds: 300 },
    },
  },
  challengeKinds: ['crypto_wallet'],
  auditActions: ['crypto_wallet.created', 'crypto_wallet.deleted', 'crypto_wallet.dropped'],
  credential: walletCredential,
  nextSteps: { wallets: 'Correct the URL of the chain under crypto in portico.config.ts.' },
  proofs: {
    crypto_wallet: {
      type: 'crypto',
      proves: 'crypto_wallet',
      amr: ['pop'],
      title: 'crypto wallet',
      reason: 'the user has its key; several are one kind',
      words: pickWords(cryptoWords, 'proof'),
    },
  },
  setups: { wallet: { label: 'a crypto wallet' } },
  accountSection: 'wallets',
  hosted: {},
})
