import { expect, test } from 'vitest'
import { readMethod } from './read.ts'

test('CW-08 a method is called on its object, whatever stands on the method', () => {
  const hostile = Object.defineProperty(() => 'called', 'bind', {
    get() {
      throw new Error('No.')
    },
  })
  expect(readMethod({ request: hostile }, 'request')?.()).toBe('called')
  const plain = {
    chain: 'ethereum',
    request(method: string) {
      return `${this.chain} ${method}`
    },
  }
  expect(readMethod(plain, 'request')?.('eth_accounts')).toBe('ethereum eth_accounts')
})
