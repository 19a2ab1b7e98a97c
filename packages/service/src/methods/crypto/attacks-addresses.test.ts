import { randomBytes } from 'node:crypto'
import { createSeededRandom } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { base58 } from '@scure/base'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseWallet, toShownAddress } from '../../declarations/crypto/wallet-address.ts'
import { countRows } from '../../testing/count-rows.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { createEthereumWallet, createWalletCalls } from '../../testing/wallet-calls.ts'

/** An example of EIP-55. */
const example = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const digits = example.slice(2)
const solana = base58.encode(randomBytes(32))
/** The Cyrillic а. */
const cyrillic = 'а'

const wrongEthereum: readonly (readonly [string, string])[] = [
  ['a wrong checksum', example.replace('5aAeb', '5aaeb')],
  ['a wrong checksum, all but one letter lower', `0x${digits.toLowerCase().replace('d', 'D')}`],
  ['no 0x', digits],
  ['0X', `0X${digits}`],
  ['ICAP', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS'],
  ['19 bytes', example.slice(0, -2)],
  ['21 bytes', `${example}00`],
  ['39 digits', example.slice(0, -1)],
  ['a Cyrillic letter', example.replace('a', cyrillic)],
  ['wide digits', example.replace('5', '５')],
  ['a digit that is none', example.replace('5', 'g')],
  ['a space before', ` ${example}`],
  ['a line break after', `${example}\n`],
  ['a NUL', `${example}\0`],
  ['a name', 'ada.eth'],
  ['nothing', ''],
  ['a Solana address', solana],
]

const wrongSolana: readonly (readonly [string, string])[] = [
  ...['0', 'O', 'I', 'l'].map(
    (letter) => [`the letter ${letter}`, letter + solana.slice(1)] as const,
  ),
  ['31 bytes', base58.encode(randomBytes(31).fill(7, 0, 1))],
  ['33 bytes', base58.encode(randomBytes(33).fill(7, 0, 1))],
  ['a zero byte before 32', `1${base58.encode(randomBytes(32).fill(7, 0, 1))}`],
  ['hex', Buffer.from(base58.decode(solana)).toString('hex')],
  ['a Cyrillic letter', cyrillic + solana.slice(1)],
  ['a space after', `${solana} `],
  ['nothing', ''],
  ['an Ethereum address', example],
]

describe.each(pickEngines('postgres'))('addresses on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
  })
  afterAll(fixture.close)

  const start = (crypto_wallet_type: unknown, crypto_wallet_address: unknown) =>
    world.post('/crypto_wallets/authenticate/start/primary', {
      crypto_wallet_type,
      crypto_wallet_address,
    })

  test.each([
    ...wrongEthereum.map(([what, address]) => ['ethereum', what, address] as const),
    ...wrongSolana.map(([what, address]) => ['solana', what, address] as const),
  ])('CW-03 an address of %s with %s is refused', async (type, _what, address) => {
    const { status, data } = await start(type, address)
    expect([status, data.error_type]).toEqual([400, 'invalid_crypto_wallet_address'])
    const signed = await world.post('/crypto_wallets/authenticate', {
      crypto_wallet_type: type,
      crypto_wallet_address: address,
      signature: '0x',
    })
    expect([signed.status, signed.data.error_type]).toEqual([400, 'invalid_crypto_wallet_address'])
  })

  test('CW-03 what is no text is refused, and so is a kind that is none', async () => {
    for (const address of [7, null, [example], { address: example }]) {
      expect((await start('ethereum', address)).status).toBe(400)
    }
    for (const type of ['Ethereum', 'bitcoin', '', ' solana', '__proto__']) {
      expect((await start(type, example)).data.error_type).toBe('invalid_wallet_type')
    }
  })

  test('CW-03 50 sign-ins at once, with the address in every case, make one account of one wallet', async () => {
    const calls = createWalletCalls(world)
    const wallet = createEthereumWallet()
    const { crypto_wallet_address: shown } = wallet
    const spellings = [shown, shown.toLowerCase(), `0x${shown.slice(2).toUpperCase()}`]
    const signed = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const spelled = { ...wallet, crypto_wallet_address: spellings[at % 3] ?? shown }
        return [spelled, await calls.startAndSign(spelled)] as const
      }),
    )
    const answers = await Promise.all(
      signed.map(([spelled, signature]) => calls.authenticate(spelled, signature)),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeGreaterThan(0)
    expect(new Set(good.map(({ data }) => data.user_id)).size).toBe(1)
    const address = shown.toLowerCase()
    expect(await countRows(fixture.database, 'crypto_wallets', { address })).toBe(1)
  })
})

test('checksums are those of another library', () => {
  const random = createSeededRandom('checksums')
  for (let round = 0; round < 300; round += 1) {
    const bytes = Uint8Array.from({ length: 20 }, () => Math.floor(random.next() * 256))
    const address = `0x${Buffer.from(bytes).toString('hex')}` as const
    expect(toShownAddress({ type: 'ethereum', address })).toBe(getAddress(address))
    expect(parseWallet('ethereum', getAddress(address)).address).toBe(address)
  }
})
