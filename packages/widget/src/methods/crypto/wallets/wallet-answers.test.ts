import { createEthereumAccount, createSolanaAccount } from '@portico/testkit/wallets'
import { describe, expect, test } from 'vitest'
import { createEthereumWallet } from './create-ethereum-wallet.ts'
import { createSolanaWallet } from './create-solana-wallet.ts'
import { createStandardWallet } from './create-standard-wallet.ts'
import { toBase58 } from './to-base58.ts'
import type { FoundWallet } from './wallet.ts'

const { address } = createEthereumAccount()
const { address: other } = createEthereumAccount()
const solana = createSolanaAccount()
const challenge = 'Sign in to Fieldnotes. Ünïcode ✓'
const bytes = new TextEncoder().encode(challenge)

const hex = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

const must = (wallet: FoundWallet | null) => {
  if (!wallet) throw new Error('It is no wallet.')
  return wallet
}

/** A wallet that answers as it is told. */
const toEthereum = (answers: Record<string, unknown>) => {
  const asked: { method: string; params?: unknown }[] = []
  const wallet = createEthereumWallet({
    async request(question: { method: string }) {
      asked.push(question)
      return answers[question.method]
    },
  })
  return { asked, wallet: must(wallet) }
}

describe('an Ethereum wallet', () => {
  test('is asked for its accounts and for a signature of the text in hex', async () => {
    const signature = `0x${'ab'.repeat(65)}`
    const { asked, wallet } = toEthereum({
      eth_requestAccounts: [address, other],
      eth_accounts: [address, other],
      personal_sign: signature,
    })
    expect(await wallet.connect()).toBe(address)
    expect(await wallet.sign(challenge, address)).toBe(signature)
    expect(asked).toEqual([
      { method: 'eth_requestAccounts' },
      { method: 'eth_accounts' },
      { method: 'personal_sign', params: [hex, address] },
    ])
  })

  test.each([
    [undefined],
    [null],
    [[]],
    ['0x'],
    [address],
    [[42]],
    [[{ address }]],
    [['<b>0x</b>']],
    [[`${address}\n`]],
    [[` ${address}`]],
    [[`${address}00`]],
    [[address.slice(2)]],
  ])('CW-08 that answers %j has no address', async (accounts) => {
    const { wallet } = toEthereum({ eth_requestAccounts: accounts })
    await expect(wallet.connect()).rejects.toThrow('The wallet answered no address.')
  })

  test.each<unknown>([
    undefined,
    null,
    7,
    '',
    '0x',
    '0xabc',
    'ab',
    '0xzz',
    {},
    [`0x${'ab'.repeat(65)}`],
  ])('CW-08 that answers %j has not signed', async (personal_sign) => {
    const { wallet } = toEthereum({ eth_accounts: [address], personal_sign })
    await expect(wallet.sign(challenge, address)).rejects.toThrow(
      'The wallet answered no signature.',
    )
  })

  test.each([
    ['0x1', '1'],
    ['0x2105', '8453'],
    ['0x0', undefined],
    ['1', undefined],
    [1, undefined],
    ['0xfffffffffffffff', undefined],
    [null, undefined],
  ])('on the chain %j has the id %s', (chainId, id) => {
    const wallet = must(createEthereumWallet({ request: async () => [], chainId }))
    expect(wallet.readChainId?.()).toBe(id)
  })

  test('that has changed to another account before signing is not asked to sign', async () => {
    const { asked, wallet } = toEthereum({ eth_accounts: [other] })
    await expect(wallet.sign(challenge, address)).rejects.toThrow('Another account')
    expect(asked).toEqual([{ method: 'eth_accounts' }])
  })

  test('that lists no account, as one that is locked, is asked to sign all the same', async () => {
    const { wallet } = toEthereum({ eth_accounts: [], personal_sign: '0xab' })
    expect(await wallet.sign(challenge, address)).toBe('0xab')
  })

  test('tells of a switch, and of nothing else, until nobody listens', () => {
    const listeners: ((accounts: unknown) => void)[] = []
    const wallet = must(
      createEthereumWallet({
        request: async () => [],
        on(_: string, given: (accounts: unknown) => void) {
          listeners.push(given)
        },
        removeListener() {
          listeners.pop()
        },
      }),
    )
    let switches = 0
    const stop = wallet.watch(address, () => {
      switches += 1
    })
    for (const accounts of [[address.toLowerCase()], [], 7, null, ['<b>']]) listeners[0]?.(accounts)
    expect(switches).toBe(0)
    listeners[0]?.([other, address])
    expect(switches).toBe(1)
    stop()
    expect(listeners).toEqual([])
  })
})

describe('a Solana wallet', () => {
  const signature = solana.sign(bytes)
  const publicKey = { toString: () => solana.address }

  test('is asked to connect and to sign the text’s bytes; the signature is base58', async () => {
    const signed: unknown[] = []
    const wallet = must(
      createSolanaWallet({
        connect: async () => ({ publicKey }),
        async signMessage(...given: unknown[]) {
          signed.push(...given)
          return { signature, publicKey }
        },
      }),
    )
    expect(await wallet.connect()).toBe(solana.address)
    expect(await wallet.sign(challenge, solana.address)).toBe(toBase58(signature))
    expect(signed).toEqual([bytes, 'utf8'])
  })

  test('that takes requests alone is asked by them', async () => {
    const wallet = must(
      createSolanaWallet({
        publicKey,
        connect: async () => undefined,
        request: async ({ method }: { method: string }) => ({ signature: method && signature }),
      }),
    )
    expect(await wallet.connect()).toBe(solana.address)
    expect(await wallet.sign(challenge, solana.address)).toBe(toBase58(signature))
  })

  test.each<unknown>([
    undefined,
    {},
    { publicKey: 'O0Il' },
    { publicKey: {} },
    { publicKey: { toString: () => 7 } },
  ])('CW-08 that answers %j has no address', async (answer) => {
    const wallet = must(
      createSolanaWallet({ connect: async () => answer, signMessage: async () => ({}) }),
    )
    await expect(wallet.connect()).rejects.toThrow()
  })

  test.each<unknown>([
    undefined,
    {},
    { signature: 'x' },
    { signature: { length: 64 } },
    { signature: new Uint8Array(63) },
  ])('CW-08 that answers %j has not signed', async (answer) => {
    const wallet = must(
      createSolanaWallet({ connect: async () => ({}), signMessage: async () => answer }),
    )
    await expect(wallet.sign(challenge, solana.address)).rejects.toThrow(
      'The wallet answered no signature.',
    )
  })

  test('that signs by another account has not signed', async () => {
    const { address } = createSolanaAccount()
    const wallet = must(
      createSolanaWallet({
        connect: async () => ({}),
        signMessage: async () => ({ signature, publicKey: address }),
      }),
    )
    await expect(wallet.sign(challenge, solana.address)).rejects.toThrow('Another account')
  })

  test('of the Wallet Standard signs by the account that it connected', async () => {
    const account = { address: solana.address, chains: ['solana:mainnet'] }
    const signed: unknown[] = []
    const wallet = must(
      createStandardWallet({
        name: 'Solflare',
        chains: ['solana:mainnet'],
        accounts: [account],
        features: {
          'standard:connect': {
            connect: async () => ({ accounts: [{ address: '0x', chains: ['eip155:1'] }, account] }),
          },
          'solana:signMessage': {
            async signMessage(input: unknown) {
              signed.push(input)
              return [{ signature }]
            },
          },
        },
      }),
    )
    expect(await wallet.connect()).toBe(solana.address)
    expect(await wallet.sign(challenge, solana.address)).toBe(toBase58(signature))
    expect(signed).toEqual([{ account, message: bytes }])
    const { address } = createSolanaAccount()
    await expect(wallet.sign(challenge, address)).rejects.toThrow('Another account')
  })
})
