import { expect, test } from 'vitest'
import { splitWallets } from './split-wallets.ts'
import type { Wallet } from './wallets/wallet.ts'

const never = () => new Promise<never>(() => {})
const wallets = Array.from(
  { length: 7 },
  (_, at): Wallet => ({
    option: 'GenericEthereumWallet',
    name: `Wallet ${at}`,
    chain: 'ethereum',
    connect: never,
    sign: never,
    watch: () => () => {},
  }),
)

test.each([
  [0, 5],
  [1, 4],
  [4, 1],
  [5, 0],
  [6, 0],
  [19, 0],
])(
  'beside %i social providers Main has room for %i wallets, and the others are not lost',
  (count, room) => {
    const { onMain, behind } = splitWallets(wallets, count)
    expect(onMain).toHaveLength(room)
    expect([...onMain, ...behind]).toEqual(wallets)
  },
)
