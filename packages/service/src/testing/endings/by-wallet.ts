import { createToken } from '../../foundation/create-id.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createSolanaWallet, createWalletCalls, toFields } from '../wallet-calls.ts'
import type { EndingsFixture, Member } from './create-endings-fixture.ts'

import { minutes, type Operation } from './operation.ts'

/** Adds a wallet to the user. */
async function addWallet({ storage, world, projectId }: EndingsFixture, { userId }: Member) {
  const wallet = createSolanaWallet()
  const user = await storage.users.findById(projectId, userId)
  const walletId = `crypto-wallet-test-${createToken(systemRandom)}`
  await storage.cryptoWallets.add({
    projectId,
    walletId,
    userId,
    type: 'solana',
    address: wallet.crypto_wallet_address,
    chainId: null,
    isUnproved: !user?.emails.some(({ verified }) => verified),
    createdAt: world.now(),
    lastUsedAt: world.now(),
  })
  return { wallet, walletId, calls: createWalletCalls(world) }
}

/** Operations with a crypto wallet. */
export const byWallet: readonly Operation[] = [
  {
    name: 'crypto wallet',
    basis: 'passkey',
    async prepare(fixture, member) {
      const { wallet, calls } = await addWallet(fixture, member)
      const signature = await calls.startAndSign(wallet)
      return { run: () => calls.authenticate(wallet, signature) }
    },
  },
  {
    name: 'crypto wallet, by the host',
    basis: 'passkey',
    async prepare(fixture, member) {
      const { host } = fixture
      const { wallet } = await addWallet(fixture, member)
      const { data } = await host.post('/crypto_wallets/authenticate/start', toFields(wallet))
      const body = { ...toFields(wallet), signature: await wallet.sign(data.challenge), ...minutes }
      return { run: () => host.post('/crypto_wallets/authenticate', body) }
    },
  },
  {
    name: 'crypto wallet added',
    basis: 'session',
    async prepare({ world }, { session }) {
      const wallet = createSolanaWallet()
      const calls = createWalletCalls(world)
      const signature = await calls.startAndSign(wallet, {}, { session })
      return { run: () => calls.authenticate(wallet, signature, { session }) }
    },
  },
  {
    name: 'crypto wallet removed',
    basis: 'session',
    async prepare(fixture, member) {
      const { walletId } = await addWallet(fixture, member)
      const path = `/users/crypto_wallets/${walletId}`
      const { session } = member
      return { run: () => fixture.world.send('DELETE', path, undefined, { session }) }
    },
  },
]
