import { expect, test } from 'vitest'
import { isOwnWallet } from './is-own-wallet.ts'

const toUser = (crypto_wallet_type: string, crypto_wallet_address: string) => ({
  crypto_wallets: [
    {
      crypto_wallet_id: 'crypto-wallet-test-1',
      crypto_wallet_type,
      crypto_wallet_address,
      verified: true,
    },
  ],
})
const onEthereum = '0x52908400098527886E0F7030069857D2E4169EE7'
const onSolana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

test('an address of Ethereum is the same in small letters, one of Solana is not', () => {
  expect(isOwnWallet(toUser('ethereum', onEthereum), 'ethereum', onEthereum.toLowerCase())).toBe(
    true,
  )
  expect(isOwnWallet(toUser('solana', onSolana), 'solana', onSolana)).toBe(true)
  expect(isOwnWallet(toUser('solana', onSolana), 'solana', onSolana.toLowerCase())).toBe(false)
})

test('an address that the user has not, or has on another chain, is not theirs', () => {
  expect(isOwnWallet(toUser('ethereum', onEthereum), 'ethereum', `${onEthereum}0`)).toBe(false)
  expect(isOwnWallet(toUser('solana', onEthereum), 'ethereum', onEthereum)).toBe(false)
})
