import { expect, test } from 'vitest'
import { toWalletRoom } from './to-wallet-room.ts'

test.each([
  [0, 5],
  [1, 4],
  [4, 1],
  [5, 0],
  [6, 0],
  [19, 0],
])('beside %i social providers Main has room for %i wallets', (count, room) => {
  const oauthOptions = { providers: Array<string>(count).fill('google') }
  expect(toWalletRoom({ products: ['oauth', 'crypto'], oauthOptions })).toBe(room)
  // those that are not offered take none
  expect(toWalletRoom({ products: ['crypto'], oauthOptions })).toBe(5)
})

test('providers that a page leaves out take no room', () => {
  expect(toWalletRoom({ products: ['oauth', 'crypto'] })).toBe(5)
})
