import { createPublicKey, verify as verifyByNode } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { serializeCompactSignature, signatureToCompactSignature, verifyMessage } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows } from '../../testing/count-rows.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import {
  createEthereumWallet,
  createSolanaWallet,
  createWalletCalls,
  type TestWallet,
} from '../../testing/wallet-calls.ts'
import { isSignedByAddress } from './ethereum-signature.ts'
import { isSignedByKey } from './solana-signature.ts'

const toHex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}` as const
const toBytes = (hex: string) => Buffer.from(hex.slice(2), 'hex')
const withV = (signature: string, v: number) =>
  toHex(Buffer.concat([toBytes(signature).subarray(0, 64), Buffer.from([v])]))
const getV = (signature: string) => toBytes(signature).readUInt8(64)

/** The other root of the same signature, its recovery flipped with it: mathematically as good. */
function toHighS(signature: string): string {
  const bytes = toBytes(signature)
  const s = BigInt(toHex(bytes.subarray(32, 64)))
  const other = (secp256k1.Point.Fn.ORDER - s).toString(16).padStart(64, '0')
  const v = Buffer.from([getV(signature) === 27 ? 28 : 27])
  return toHex(Buffer.concat([bytes.subarray(0, 32), Buffer.from(other, 'hex'), v]))
}

function toCompact(signature: string): string {
  const bytes = toBytes(signature)
  const [r, s] = [toHex(bytes.subarray(0, 32)), toHex(bytes.subarray(32, 64))]
  const yParity = getV(signature) - 27 === 1 ? 1 : 0
  return serializeCompactSignature(signatureToCompactSignature({ r, s, yParity }))
}

const toDer = (signature: string) =>
  toHex(secp256k1.Signature.fromBytes(toBytes(signature).subarray(0, 64), 'compact').toBytes('der'))

/** S + L: the same number modulo the order of the group. */
function withLargerS(signature: string): string {
  const bytes = Buffer.from(base58.decode(signature))
  const s = BigInt(`0x${Buffer.from(bytes.subarray(32)).reverse().toString('hex')}`)
  const larger = (s + ed25519.Point.Fn.ORDER).toString(16).padStart(64, '0')
  bytes.set(Buffer.from(larger, 'hex').reverse(), 32)
  return base58.encode(bytes)
}

/** The eight points of small order, and encodings of them that are not canonical. */
const weakKeys = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  // not canonical
  '0100000000000000000000000000000000000000000000000000000000000080',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
].map((hex) => Buffer.from(hex, 'hex'))

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let calls: ReturnType<typeof createWalletCalls>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
    calls = createWalletCalls(world)
  })
  afterAll(fixture.close)
  const expectRefused = async (wallet: TestWallet, signature: string) => {
    const { status, data } = await calls.authenticate(wallet, signature)
    expect([status, data.error_type]).toEqual([401, 'unable_to_authenticate_crypto_wallet'])
  }
  return {
    fixture,
    get calls() {
      return calls
    },
    expectRefused,
  }
}

describe.each(pickEngines('sqlite'))('signatures on %s', (engine) => {
  const suite = openSuite(engine)
  const { expectRefused } = suite

  test.each([
    ['the other root (r, n − s)', toHighS],
    ['a compact one of 64 bytes (EIP-2098)', toCompact],
    ['DER', toDer],
    ['64 bytes without v', (signature: string) => signature.slice(0, -2)],
    ['66 bytes', (signature: string) => `${signature}00`],
    ['no 0x', (signature: string) => signature.slice(2)],
    ['0X', (signature: string) => signature.replace('0x', '0X')],
    ['base64', (signature: string) => toBytes(signature).toString('base64')],
    ['v 2', (signature: string) => withV(signature, 2)],
    ['v 29', (signature: string) => withV(signature, 29)],
    ['v 37, that of EIP-155', (signature: string) => withV(signature, getV(signature) + 10)],
    ['v of the other point', (signature: string) => withV(signature, 55 - getV(signature))],
    ['r and s of zero', (signature: string) => `0x${'00'.repeat(64)}${signature.slice(-2)}`],
    ['r and s of all ones', (signature: string) => `0x${'ff'.repeat(64)}${signature.slice(-2)}`],
  ])('CW-04 of Ethereum, %s is refused, and uses nothing up', async (_what, change) => {
    const wallet = createEthereumWallet()
    const signature = await suite.calls.startAndSign(wallet)
    await expectRefused(wallet, change(signature))
    expect((await suite.calls.authenticate(wallet, signature)).status).toBe(200)
  })

  test('CW-04 v is 27 or 28, or as some hardware writes it, 0 or 1', async () => {
    const wallet = createEthereumWallet()
    const usual = await suite.calls.startAndSign(wallet)
    expect([27, 28]).toContain(getV(usual))
    expect((await suite.calls.authenticate(wallet, usual)).status).toBe(200)
    const other = await suite.calls.startAndSign(wallet)
    expect((await suite.calls.authenticate(wallet, withV(other, getV(other) - 27))).status).toBe(
      200,
    )
  })

  test('CW-04 of Solana, S + L is refused, and every other length and alphabet', async () => {
    const wallet = createSolanaWallet()
    const signature = await suite.calls.startAndSign(wallet)
    const bytes = Buffer.from(base58.decode(signature))
    const noncanonicalR = Buffer.concat([
      Buffer.alloc(31, 255),
      Buffer.from([127]),
      bytes.subarray(32),
    ])
    for (const wrong of [
      withLargerS(signature),
      base58.encode(bytes.subarray(0, 63)),
      base58.encode(Buffer.concat([bytes, Buffer.from([0])])),
      `1${signature}`,
      bytes.toString('hex'),
      toHex(bytes),
      bytes.toString('base64'),
      base58.encode(noncanonicalR),
      `${signature.slice(0, -1)}0`,
    ]) {
      await expectRefused(wallet, wrong)
    }
    expect((await suite.calls.authenticate(wallet, signature)).status).toBe(200)
  })

  test('CW-04 keys of small order, and keys that are not canonical, sign nothing', async () => {
    for (const key of weakKeys) {
      const wallet = {
        crypto_wallet_type: 'solana' as const,
        crypto_wallet_address: base58.encode(key),
        sign: async () => '',
      }
      await suite.calls.start(wallet)
      for (const r of weakKeys) {
        await expectRefused(wallet, base58.encode(Buffer.concat([r, Buffer.alloc(32)])))
      }
    }
  })
})

describe.each(pickEngines('postgres'))('signatures at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture, expectRefused } = suite

  test('CW-04 50 spellings of one good signature at once sign in once', async () => {
    const wallet = createEthereumWallet()
    const signature = await suite.calls.startAndSign(wallet)
    const spellings = [
      signature,
      withV(signature, getV(signature) - 27),
      `0x${signature.slice(2).toUpperCase()}`,
      toHighS(signature),
      toCompact(signature),
    ]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        suite.calls.authenticate(wallet, spellings[at % spellings.length] ?? ''),
      ),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    const of = { user_id: good[0]?.data.user_id }
    expect(await countRows(fixture.database, 'sessions', of)).toBe(1)
    for (const spelled of spellings) await expectRefused(wallet, spelled)
  })
})

describe('signatures beside other libraries', () => {
  const rounds = isLongRun ? 400 : 40
  const texts = ['Hello', '', 'Grüße, 世界 🦀', 'a\r\nb', 'x'.repeat(2_000)]

  test('CW-04 of Ethereum: viem agrees on what is signed and on what is not', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const wallet = createEthereumWallet(generatePrivateKey())
      const message = texts[round % texts.length] ?? ''
      const signature = await wallet.sign(message)
      const broken = toBytes(signature)
      broken[round % 64] = (broken[round % 64] ?? 0) ^ 1
      for (const [text, given] of [
        [message, signature],
        [`${message}.`, signature],
        [message, toHex(broken)],
      ] as const) {
        const theirs = await verifyMessage({
          address: wallet.crypto_wallet_address as `0x${string}`, // as viem made it
          message: text,
          signature: given as `0x${string}`, // hex, from its first to its last
        }).catch(() => false)
        const ours = isSignedByAddress(wallet.crypto_wallet_address.toLowerCase(), text, given)
        // It takes both roots; a bit of s that was turned may make the higher one.
        expect([text, given, ours]).toEqual([text, given, theirs && !isHigh(given)])
      }
    }
  })

  test('CW-04 of Solana: Node and tweetnacl agree on what is signed and on what is not', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const wallet = createSolanaWallet()
      const message = texts[round % texts.length] ?? ''
      const signature = await wallet.sign(message)
      const key = base58.decode(wallet.crypto_wallet_address)
      const broken = Buffer.from(base58.decode(signature))
      broken[round % 64] = (broken[round % 64] ?? 0) ^ 1
      for (const [text, given] of [
        [message, signature],
        [`${message}.`, signature],
        [message, base58.encode(broken)],
      ] as const) {
        const ours = isSignedByKey(wallet.crypto_wallet_address, text, given)
        const bytes = base58.decode(given)
        expect([ours, ours]).toEqual([
          verifyByNode(null, Buffer.from(text), toNodeKey(key), bytes),
          nacl.sign.detached.verify(Buffer.from(text), bytes, key),
        ])
      }
    }
  })

  test('CW-04 where other libraries take a key of small order, ours does not', () => {
    const [identity = Buffer.alloc(32)] = weakKeys
    const signature = Buffer.concat([identity, Buffer.alloc(32)])
    // One signature for every text: this is why Node alone is not asked.
    expect(verifyByNode(null, Buffer.from('anything'), toNodeKey(identity), signature)).toBe(true)
    const [address, text] = [base58.encode(identity), base58.encode(signature)]
    expect(isSignedByKey(address, 'anything', text)).toBe(false)
  })
})

const isHigh = (signature: string) =>
  BigInt(toHex(toBytes(signature).subarray(32, 64))) > secp256k1.Point.Fn.ORDER / 2n

const toNodeKey = (key: Uint8Array) =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') },
    format: 'jwk',
  })
