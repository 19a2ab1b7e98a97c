import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { cryptoFlow } from './flow.ts'
import type { Wallet } from './wallets/wallet.ts'

const never = () => new Promise<never>(() => {})
const wallet: Wallet = {
  option: 'Metamask',
  chain: 'ethereum',
  connect: never,
  sign: never,
  watch: () => () => {},
}
const main = { name: 'main' }
/** As the screens emit them. */
const chosen = { type: 'crypto.walletChosen', wallet }
const data = { wallet, address: '0x1', challenge: 'Sign in.' }
const started = { type: 'crypto.started', ...data }

describe('the flow of crypto wallets', () => {
  test('leads from Main over the wallet’s two answers to the success screen', () => {
    const connecting = step(cryptoFlow, main, chosen)
    expect(connecting).toEqual({ name: 'crypto.connect', wallet })
    const signing = step(cryptoFlow, connecting, started)
    expect(signing).toEqual({ name: 'crypto.sign', ...data })
    const verified = step(cryptoFlow, signing, { type: 'crypto.verified' })
    expect(verified).toEqual({ name: 'crypto.success' })
  })

  test('leads from the others as from Main, and from both to where wallets are to be had', () => {
    const others = step(cryptoFlow, main, { type: 'crypto.othersOpened' })
    expect(others).toEqual({ name: 'crypto.others' })
    expect(step(cryptoFlow, others, chosen)).toEqual({
      name: 'crypto.connect',
      wallet,
    })
    for (const from of [main, others]) {
      expect(step(cryptoFlow, from, { type: 'crypto.setupOpened' })).toEqual({
        name: 'crypto.setup',
      })
    }
  })

  test.each(['crypto.connect', 'crypto.sign'])('leads from %s to the error screen', (name) => {
    expect(step(cryptoFlow, { name }, { type: 'crypto.failed' })).toEqual({ name: 'crypto.error' })
  })

  test.each(['crypto.connect', 'crypto.sign', 'crypto.others', 'crypto.setup', 'crypto.error'])(
    'leads back from %s to Main, where late answers count for nothing',
    (name) => {
      const left = step(cryptoFlow, { name }, { type: 'crypto.left' })
      expect(left).toEqual(main)
      for (const late of [started, { type: 'crypto.verified' }, { type: 'crypto.failed' }]) {
        expect(step(cryptoFlow, left, late)).toBe(left)
      }
    },
  )
})
