import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { encodeFunctionData, hashMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { type Receiver, startReceiver } from '../../testing/start-receiver.ts'
import { createEthereumWallet, createWalletCalls } from '../../testing/wallet-calls.ts'

const valid = `0x1626ba7e${'0'.repeat(56)}`
const isValidSignature = {
  type: 'function',
  name: 'isValidSignature',
  stateMutability: 'view',
  inputs: [
    { name: 'hash', type: 'bytes32' },
    { name: 'signature', type: 'bytes' },
  ],
  outputs: [{ type: 'bytes4' }],
} as const

type Result = string | { readonly error: object } | { readonly raw: string } | null

/** A node of a chain: says which it is on, and answers calls as a test wants. Null is no answer. */
async function startNode(chainId: string | null = '0x1') {
  const hanging = new Set<string>()
  const node = { chainId, answer: valid as Result, calls: [] as unknown[], hanging }
  const receiver = await startReceiver(({ body }) => {
    const { id, method, params } = JSON.parse(body)
    if (method === 'eth_call') node.calls.push(params)
    const result =
      method === 'eth_chainId' ? node.chainId : node.hanging.has(params[0].to) ? null : node.answer
    if (result === null) return null
    if (typeof result === 'object' && 'raw' in result) return { status: 200, body: result.raw }
    const answered = typeof result === 'string' ? { result } : result
    return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id, ...answered }) }
  })
  return Object.assign(node, { receiver })
}

const unwrapped = '0x'.padEnd(2 + 65 * 2, '7')
const wrapped = `${unwrapped}${'6492'.repeat(16)}`

describe.each(pickEngines('postgres'))('contract wallets on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let node: Awaited<ReturnType<typeof startNode>>
  let base: Awaited<ReturnType<typeof startNode>>
  let world: TestService
  let calls: ReturnType<typeof createWalletCalls>
  const receivers: Receiver[] = []
  beforeAll(async () => {
    await fixture.open()
    node = await startNode()
    base = await startNode('0x2105')
    receivers.push(node.receiver, base.receiver)
    // Loopback is called in development alone.
    world = await fixture.start({
      config: { mode: 'development', baseUrl: 'http://localhost:7340' },
      project: {
        crypto: {
          siwe: true,
          contractChains: new Map([
            ['1', node.receiver.url],
            ['8453', base.receiver.url],
          ]),
        },
      },
    })
    calls = createWalletCalls(world)
  })
  afterAll(async () => {
    await fixture.close()
    for (const receiver of receivers) await receiver.close()
  })

  /** What is at the address has no key: it signs by whatever its code takes. */
  const createContract = () => {
    const { crypto_wallet_address } = createEthereumWallet()
    return {
      crypto_wallet_type: 'ethereum' as const,
      crypto_wallet_address,
      sign: async () => unwrapped,
    }
  }
  const attempt = async (answer: Result, signature = unwrapped) => {
    const wallet = createContract()
    const { challenge } = (await calls.start(wallet)).data
    node.answer = answer
    node.calls.length = 0
    const answered = await calls.authenticate(wallet, signature)
    return { wallet, challenge, answered }
  }

  test('CW-05 a contract that says so signs in, asked as EIP-1271 writes it', async () => {
    const { wallet, challenge, answered } = await attempt(valid)
    expect([answered.status, answered.data.error_type]).toEqual([200, undefined])
    expect(node.calls).toEqual([
      [
        {
          to: wallet.crypto_wallet_address.toLowerCase(),
          data: encodeFunctionData({
            abi: [isValidSignature],
            args: [hashMessage(challenge), unwrapped as `0x${string}`], // hex, from its first to its last
          }),
        },
        'latest',
      ],
    ])
    const again = await calls.authenticate(wallet, unwrapped)
    expect(again.data.error_type).toBe('unable_to_authenticate_crypto_wallet')
  })

  test('CW-05 50 such sign-ins at once sign in once', async () => {
    const wallet = createContract()
    await calls.start(wallet)
    node.answer = valid
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => calls.authenticate(wallet, unwrapped)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each<[string, Result]>([
    ['another word', `0xffffffff${'0'.repeat(56)}`],
    ['true', `0x${'1'.padStart(64, '0')}`],
    ['the magic value with something behind it', `0x1626ba7e${'f'.repeat(56)}`],
    ['the magic value alone', '0x1626ba7e'],
    ['the magic value twice', `${valid}${valid.slice(2)}`],
    ['nothing: no code is there', '0x'],
    ['64 KB that begin with the magic value', `${valid}${'0'.repeat(65_536)}`],
    ['a revert', { error: { code: 3, message: 'execution reverted', data: '0x' } }],
    ['an error beside a result', { raw: JSON.stringify({ error: { code: 1 }, result: valid }) }],
    ['a number', { raw: '{"result": 370587518}' }],
    ['no JSON', { raw: '<html>' }],
    ['an empty answer', { raw: '' }],
    ['an array', { raw: JSON.stringify([{ result: valid }]) }],
  ])('CW-05 a contract that answers %s is refused', async (_what, answer) => {
    const { answered } = await attempt(answer)
    expect([answered.status, answered.data.error_type]).toEqual([
      401,
      'unable_to_authenticate_crypto_wallet',
    ])
    expect(node.calls).toHaveLength(1)
  })

  test('CW-05 a node on another chain than the message’s is not believed', async () => {
    node.chainId = '0x89'
    const { wallet, answered } = await attempt(valid)
    expect(answered.status).toBe(401)
    node.chainId = '0x1'
    expect((await calls.authenticate(wallet, unwrapped)).status).toBe(200)
  })

  test('CW-05 a message for a chain without a node asks nobody', async () => {
    const wallet = createContract()
    await calls.start(wallet, { siwe_params: { chain_id: '137' } })
    node.calls.length = 0
    expect((await calls.authenticate(wallet, unwrapped)).status).toBe(401)
    expect([node.calls, base.calls]).toEqual([[], []])
  })

  test('CW-05 a contract at the same address of another chain is not the same wallet', async () => {
    const { wallet, answered } = await attempt(valid)
    expect(answered.status).toBe(200)
    await calls.start(wallet, { siwe_params: { chain_id: '8453' } })
    const other = await calls.authenticate(wallet, unwrapped)
    expect(base.calls).toHaveLength(1)
    expect([other.status, other.data.error_type]).toEqual([
      401,
      'unable_to_authenticate_crypto_wallet',
    ])
  })

  test('CW-05 a contract does not speak for the wallet of a key', async () => {
    const wallet = createEthereumWallet()
    expect((await calls.signIn(wallet)).status).toBe(200)
    await calls.start(wallet)
    node.answer = valid
    expect((await calls.authenticate(wallet, unwrapped)).status).toBe(401)
  })

  test('CW-05 the wrapper of a contract that is not deployed (EIP-6492) is refused, and nobody is asked', async () => {
    const { answered } = await attempt(valid, wrapped)
    expect(answered.status).toBe(401)
    const upper = await attempt(valid, wrapped.toUpperCase().replace('0X', '0x'))
    expect(upper.answered.status).toBe(401)
    expect(node.calls).toEqual([])
  })

  test('CW-05 what is not hex is not sent on', async () => {
    for (const signature of ['', '0x', '0x1', '0xzz', 'sign', `0x${'0'.repeat(20_000)}`]) {
      const { answered } = await attempt(valid, signature)
      expect(answered.status).toBeGreaterThanOrEqual(400)
    }
    expect(node.calls).toEqual([])
  })

  // both wait for four seconds: at the same time
  describe.concurrent('what hangs', () => {
    const startSlow = async (chain: string | null) => {
      const asked = await startNode(chain)
      receivers.push(asked.receiver)
      const service = await fixture.start({
        config: { mode: 'development', baseUrl: 'http://localhost:7340' },
        project: { crypto: { siwe: true, contractChains: new Map([['1', asked.receiver.url]]) } },
      })
      return { asked, slow: createWalletCalls(service) }
    }
    let silent: Awaited<ReturnType<typeof startSlow>>
    let partly: Awaited<ReturnType<typeof startSlow>>
    beforeAll(async () => {
      silent = await startSlow(null)
      partly = await startSlow('0x1')
    })

    test('CW-05 a node that hangs is a refusal, and is left alone after three times', async () => {
      const { asked, slow } = silent
      asked.answer = null
      const wallets = Array.from({ length: 3 }, createContract)
      const answers = await Promise.all(
        wallets.map(async (wallet) => {
          await slow.start(wallet)
          return slow.authenticate(wallet, unwrapped)
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
      const { length } = asked.receiver.received
      const wallet = createContract()
      await slow.start(wallet)
      expect((await slow.authenticate(wallet, unwrapped)).status).toBe(401)
      expect(asked.receiver.received).toHaveLength(length)
    }, 20_000)

    test('S8: a contract that hangs is left alone after three times; other contracts of its chain sign in', async () => {
      const { asked, slow } = partly
      const hung = createContract()
      asked.hanging.add(hung.crypto_wallet_address.toLowerCase())
      await slow.start(hung)
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => slow.authenticate(hung, unwrapped)),
      )
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
      const other = createContract()
      await slow.start(other)
      expect((await slow.authenticate(other, unwrapped)).status).toBe(200)
      const { length } = asked.receiver.received
      expect((await slow.authenticate(hung, unwrapped)).status).toBe(401)
      expect(asked.receiver.received).toHaveLength(length)
    }, 20_000)
  })

  test('CW-05 a node that is down is a refusal; keys sign in without it', async () => {
    const gone = await startNode()
    await gone.receiver.close()
    const without = createWalletCalls(
      await fixture.start({
        config: { mode: 'development', baseUrl: 'http://localhost:7340' },
        project: { crypto: { siwe: true, contractChains: new Map([['1', gone.receiver.url]]) } },
      }),
    )
    const wallet = createContract()
    await without.start(wallet)
    expect((await without.authenticate(wallet, unwrapped)).status).toBe(401)
    expect((await without.signIn(createEthereumWallet())).status).toBe(200)
  })

  test('CW-05 in production no node at a private address is called', async () => {
    const production = createWalletCalls(
      await fixture.start({
        project: { crypto: { siwe: true, contractChains: new Map([['1', node.receiver.url]]) } },
      }),
    )
    const before = node.receiver.received.length
    const wallet = createContract()
    await production.start(wallet)
    expect((await production.authenticate(wallet, unwrapped)).status).toBe(401)
    expect(node.receiver.received).toHaveLength(before)
  })

  test('CW-05 without the setting no contract is asked', async () => {
    const off = createWalletCalls(await fixture.start({ fetch: () => Promise.reject(new Error()) }))
    const wallet = createContract()
    await off.start(wallet, { siwe_params: { uri: 'https://app.example.com' } })
    expect((await off.authenticate(wallet, unwrapped)).status).toBe(401)
  })
})
