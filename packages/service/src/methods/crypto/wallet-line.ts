import { limits } from '@portico/contract'
import { Type } from 'typebox'
import { defineCredentialLine } from '../../accounts/imports/credential-line.ts'
import { parseWallet, toShownAddress } from '../../declarations/crypto/wallet-address.ts'
import { createId } from '../../foundation/create-id.ts'

const WalletSchema = Type.Object(
  {
    crypto_wallet_type: Type.String({ maxLength: 16 }),
    crypto_wallet_address: Type.String({ maxLength: 128 }),
    chain_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,18}$' })),
  },
  { additionalProperties: false },
)

/** The wallets of a line. The host vouches for them, as their owners would by signing. */
export const walletLine = defineCredentialLine({
  kind: 'cryptoWallets',
  fields: {
    crypto_wallets: Type.Optional(
      Type.Array(WalletSchema, { maxItems: limits.cryptoWallet.perPerson }),
    ),
  },
  identifiedBy: 'crypto_wallets',
  reasons: {
    invalid_wallet_type: 'crypto_wallet_type must be ethereum or solana',
    invalid_crypto_wallet_address: 'crypto_wallet_address is not an address of its type',
  },
  read: ({ crypto_wallets = [] }, { project, random, isUnproved, createdAt }) =>
    crypto_wallets.map(({ crypto_wallet_type, crypto_wallet_address, chain_id }) => ({
      ...parseWallet(crypto_wallet_type, crypto_wallet_address),
      walletId: createId(random, 'crypto-wallet', project.projectId),
      chainId: chain_id ?? null,
      isUnproved,
      createdAt,
      lastUsedAt: createdAt,
    })),
  write: (wallets) => ({
    crypto_wallets: wallets.map((wallet) => ({
      crypto_wallet_type: wallet.type,
      crypto_wallet_address: toShownAddress(wallet),
      ...(wallet.chainId !== null && { chain_id: wallet.chainId }),
    })),
  }),
})
