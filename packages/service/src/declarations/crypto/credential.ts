import { defineHeldRows } from '../../foundation/database/held-rows.ts'
import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { declareCredential } from '../declare-credential.ts'
import { declareImport } from '../declare-import.ts'
import { createWalletTables } from './create-wallet-tables.ts'
import { createWallets } from './create-wallets-repository.ts'
import { cryptoWords } from './crypto-words.ts'
import { toCanonicalAddress, toShownAddress } from './wallet-address.ts'
import { type UserWallet, walletRows } from './wallet-store.ts'

const none: readonly UserWallet[] = []

/** Wallets, oldest first. */
export const walletCredential = declareCredential({
  id: 'cryptoWallets',
  title: 'crypto wallet',
  tables: { crypto_wallets: walletRows },
  migrations: [{ name: '0018-crypto-wallets', up: createWalletTables }],
  createRepository: createWallets,
  imports: declareImport({ rows: walletRows, unique: ['type', 'address'] }),
  none,
  held: defineHeldRows({
    rows: walletRows,
    fields: ['walletId', 'type', 'address', 'chainId'],
    order: ['createdAt', 'walletId'],
    toState: (wallets) => wallets,
  }),
  list: (wallets) =>
    wallets.map(({ walletId: id, type }) => ({
      id,
      details: { crypto_wallet_id: id, crypto_wallet_type: type },
    })),
  without: (wallets, gone) => wallets.filter(({ walletId }) => walletId !== gone),
  toView: (wallets) => ({
    crypto_wallets: wallets.map((wallet) => ({
      crypto_wallet_id: wallet.walletId,
      crypto_wallet_address: toShownAddress(wallet),
      crypto_wallet_type: wallet.type,
      // Only a wallet that has signed is stored, so every wallet is verified.
      verified: true,
    })),
  }),
  toSummary: (wallets) =>
    wallets.map((wallet) => [
      'wallet',
      `${toShownAddress(wallet)} (${wallet.type}, ${wallet.walletId})`,
    ]),
  canSignIn: (wallets) => wallets.length > 0,
  factors: {
    crypto_wallet: {
      toView: ({ id, shown = {} }) => ({
        crypto_wallet_factor: {
          crypto_wallet_id: id,
          crypto_wallet_address: shown.address ?? '',
          crypto_wallet_type: shown.type ?? '',
        },
      }),
      auditField: 'crypto_wallet_id',
    },
  },
  filters: {
    crypto_wallet_id: { takes: 'texts', column: 'wallet_id' },
    crypto_wallet_address: { takes: 'texts', column: 'address', toStored: toCanonicalAddress },
    crypto_wallet_verified: { takes: 'truth', asks: 'proved' },
  },
  addition: declareAddition({
    notice: 'crypto_wallet.added',
    eventKind: 'crypto_wallet',
    idField: 'walletId',
    words: pickWords(cryptoWords, 'added'),
  }),
  removal: {
    operation: 'deleteCryptoWallet',
    action: 'crypto_wallet.deleted',
    dropped: 'crypto_wallet.dropped',
  },
})
