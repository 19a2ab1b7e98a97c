import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createSiweMessage, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import {
  createEthereumWallet,
  createSolanaWallet,
  createWalletCalls,
} from '../../testing/wallet-calls.ts'

const origin = 'https://app.example.com'
const second = 'https://shop.example.com:8443'
const at = (from: string) => ({ headers: { origin: from } })

const toOtherCase = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()

describe.each(pickEngines('sqlite'))('Sign-In with Ethereum on %s', (engine) => {
  const project = {
    allowedOrigins: [origin, second],
    crypto: { siwe: true, contractChains: new Map<string, string>() },
  }
  const fixture = createServiceFixture(() => openTestStorage(engine), { project })
  let world: TestService
  let calls: ReturnType<typeof createWalletCalls>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
    calls = createWalletCalls(world)
  })
  afterAll(fixture.close)

  const start = (siwe_params?: object, from = origin) =>
    calls.start(createEthereumWallet(), siwe_params && { siwe_params }, at(from))

  test('a page learns that the project asks for such messages', async () => {
    const { publicToken } = world.project
    const told = await world.get(`/projects/bootstrap/${publicToken}`)
    expect(told.data.siwe_required_for_crypto_wallets).toBe(true)
    const plain = await fixture.start({
      project: { ...project, crypto: { ...project.crypto, siwe: false } },
    })
    const other = await plain.get(`/projects/bootstrap/${plain.project.publicToken}`)
    expect(other.data.siwe_required_for_crypto_wallets).toBe(false)
  })

  test('where a project does not ask for one, a page’s wishes for it are passed over', async () => {
    const plain = await fixture.start({
      project: { ...project, crypto: { ...project.crypto, siwe: false } },
    })
    const own = createWalletCalls(plain)
    const siwe_params = { uri: 'https://evil.example', statement: 'two\nlines' }
    const { data } = await own.start(createEthereumWallet(), { siwe_params }, at(origin))
    expect(data.challenge).toContain(`\nURI: ${origin}\nNonce: `)
  })

  test('the message is one of EIP-4361, with all that the page chose, as another library writes it', async () => {
    const wallet = createEthereumWallet()
    const siwe_params = {
      uri: `${second}/login?to=a%20b`,
      chain_id: '137',
      issued_at: '2026-01-15T11:59:30Z',
      not_before: '2026-01-15T13:01:00+01:00',
      statement: "Come in: it's free (really).",
      message_request_id: 'a-b_c.d~e!1@2:3%20',
      resources: ['ipfs://bafy/1', 'https://example.com/terms?v=2#top'],
    }
    const { data } = await calls.start(wallet, { siwe_params }, at(second))
    const parsed = parseSiweMessage(data.challenge)
    expect(parsed).toEqual({
      domain: 'shop.example.com:8443',
      address: wallet.crypto_wallet_address,
      statement: siwe_params.statement,
      uri: siwe_params.uri,
      version: '1',
      chainId: 137,
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
      issuedAt: new Date('2026-01-15T11:59:30Z'),
      expirationTime: new Date('2026-01-15T12:05:00Z'),
      notBefore: new Date('2026-01-15T12:01:00Z'),
      requestId: siwe_params.message_request_id,
      resources: siwe_params.resources,
    })
    expect(createSiweMessage({ ...parsed, ...required(parsed) })).toBe(data.challenge)
  })

  test('what the page leaves out is its own: the origin, chain 1, now', async () => {
    for (const params of [undefined, {}, { uri: origin }]) {
      const { data } = await start(params)
      const message = parseSiweMessage(data.challenge)
      expect(message).toMatchObject({ domain: 'app.example.com', uri: origin, chainId: 1 })
      expect(message.issuedAt).toEqual(new Date(world.now()))
      expect(
        validateSiweMessage({ message, domain: 'app.example.com', time: new Date(world.now()) }),
      ).toBe(true)
    }
  })

  test('it signs in, at the page where it was asked for alone', async () => {
    const wallet = createEthereumWallet()
    const signature = await calls.startAndSign(wallet, {}, at(origin))
    const elsewhere = await calls.authenticate(wallet, signature, at(second))
    expect(elsewhere.data.error_type).toBe('unable_to_authenticate_crypto_wallet')
    expect((await calls.authenticate(wallet, signature, at(origin))).status).toBe(200)
  })

  const changed: readonly (readonly [string, (message: string) => string])[] = [
    ['domain', (message) => message.replace('app.example.com wants', 'evil.example wants')],
    ['address', (message) => message.replace(/^0x.{40}$/m, `0x${'1'.repeat(40)}`)],
    ['address’s case', (message) => message.replace(/(?<=^0x[0-9]*)[a-f]/im, toOtherCase)],
    ['statement', (message) => message.replace('costs nothing', 'costs all')],
    ['URI', (message) => message.replace(`URI: ${origin}`, 'URI: https://evil.example')],
    ['version', (message) => message.replace('Version: 1', 'Version: 2')],
    ['chain', (message) => message.replace('Chain ID: 1', 'Chain ID: 137')],
    [
      'nonce',
      (message) => message.replace(/Nonce: ./, (all) => `Nonce: ${all.endsWith('0') ? 1 : 0}`),
    ],
    ['issue', (message) => message.replace('Issued At: 2026', 'Issued At: 2025')],
    ['expiry', (message) => message.replace('Expiration Time: 2026', 'Expiration Time: 2027')],
    ['not before', (message) => `${message}\nNot Before: 2026-01-15T12:00:00.000Z`],
    ['request id', (message) => `${message}\nRequest ID: 1`],
    ['resources', (message) => `${message}\nResources:\n- https://evil.example`],
    ['line ends', (message) => message.replaceAll('\n', '\r\n')],
    ['end', (message) => `${message}\n`],
  ]

  test.each(changed)(
    'a right signature of a text with another %s is worth nothing',
    async (_, change) => {
      const wallet = createEthereumWallet()
      const { challenge } = (await calls.start(wallet, {}, at(origin))).data
      expect(change(challenge)).not.toBe(challenge)
      const signature = await wallet.sign(change(challenge))
      const { status, data } = await calls.authenticate(wallet, signature, at(origin))
      expect([status, data.error_type]).toEqual([401, 'unable_to_authenticate_crypto_wallet'])
    },
  )

  test('a text that the caller wrote itself is worth nothing, however well formed', async () => {
    const wallet = createEthereumWallet()
    await calls.start(wallet, {}, at(origin))
    const own = createSiweMessage({
      address: wallet.crypto_wallet_address as `0x${string}`, // as viem made it
      chainId: 1,
      domain: 'app.example.com',
      nonce: 'a1b2c3d4e5f6a7b8',
      uri: origin,
      version: '1',
    })
    const { data } = await calls.authenticate(wallet, await wallet.sign(own), at(origin))
    expect(data.error_type).toBe('unable_to_authenticate_crypto_wallet')
  })

  test('CW-01 a right signature that comes after five minutes is told so, and no clock brings it back', async () => {
    const wallet = createEthereumWallet()
    const signature = await calls.startAndSign(wallet, {}, at(origin))
    world.advance(300_000)
    const late = await calls.authenticate(wallet, signature, at(origin))
    expect([late.status, late.data.error_type]).toEqual([401, 'siwe_message_expired'])
    const wrong = await calls.authenticate(wallet, await wallet.sign('another'), at(origin))
    expect(wrong.data.error_type).toBe('unable_to_authenticate_crypto_wallet')
    world.advance(-300_000)
    const back = await calls.authenticate(wallet, signature, at(origin))
    expect(back.status).toBe(401)
    world.advance(300_000)
  })

  test('a message that is not valid yet waits, and is then good once', async () => {
    const wallet = createEthereumWallet()
    const not_before = new Date(world.now() + 60_000).toISOString()
    const signature = await calls.startAndSign(wallet, { siwe_params: { not_before } }, at(origin))
    const early = await calls.authenticate(wallet, signature, at(origin))
    expect([early.status, early.data.error_type]).toEqual([401, 'siwe_message_not_valid_yet'])
    world.advance(60_000)
    expect((await calls.authenticate(wallet, signature, at(origin))).status).toBe(200)
    expect((await calls.authenticate(wallet, signature, at(origin))).status).toBe(401)
  })

  test.each([
    ['https://evil.example', 'invalid_siwe_uri'],
    ['https://app.example.com.evil.example', 'invalid_siwe_uri'],
    ['https://app.example.com@evil.example/', 'invalid_siwe_uri'],
    ['https://app.example.com:444', 'invalid_siwe_uri'],
    ['http://app.example.com', 'invalid_siwe_uri'],
    ['//app.example.com', 'invalid_siwe_uri'],
    ['/login', 'invalid_siwe_uri'],
    ['javascript:alert(1)', 'invalid_siwe_uri'],
    ['https://app.example.com/\nChain ID: 1', 'invalid_siwe_uri'],
    ['https://app.example.com/ü', 'invalid_siwe_uri'],
    ['', 'invalid_siwe_uri'],
  ])('the URI %j is refused', async (uri, errorType) => {
    const { status, data } = await start({ uri })
    expect([status, data.error_type]).toEqual([400, errorType])
  })

  test.each([
    [{ chain_id: '0' }, 'invalid_siwe_chain_id'],
    [{ chain_id: '-1' }, 'invalid_siwe_chain_id'],
    [{ chain_id: '01' }, 'invalid_siwe_chain_id'],
    [{ chain_id: '1.0' }, 'invalid_siwe_chain_id'],
    [{ chain_id: '0x1' }, 'invalid_siwe_chain_id'],
    [{ chain_id: '9223372036854775772' }, 'invalid_siwe_chain_id'],
    [{ chain_id: 1 }, 'bad_request'],
    [{ statement: 'two\nlines' }, 'invalid_siwe_statement'],
    [{ statement: 'Grüße' }, 'invalid_siwe_statement'],
    [{ statement: 'a "quote"' }, 'invalid_siwe_statement'],
    [{ statement: '' }, 'invalid_siwe_statement'],
    [{ message_request_id: 'a b' }, 'invalid_siwe_message_request_id'],
    [{ message_request_id: 'a/b' }, 'invalid_siwe_message_request_id'],
    [{ message_request_id: 'a\nResources:' }, 'invalid_siwe_message_request_id'],
    [{ message_request_id: '%zz' }, 'invalid_siwe_message_request_id'],
    [{ resources: ['no uri'] }, 'invalid_siwe_resource'],
    [
      { resources: ['https://a.example', 'https://b.example\n- https://c.example'] },
      'invalid_siwe_resource',
    ],
    [{ resources: 'https://a.example' }, 'bad_request'],
    [{ issued_at: 'yesterday' }, 'bad_request'],
    [{ issued_at: '2026-01-15' }, 'bad_request'],
    [{ issued_at: '2020-01-01T00:00:00Z' }, 'bad_request'],
    [{ issued_at: '2030-01-01T00:00:00Z' }, 'bad_request'],
    [{ not_before: '2030-01-01T00:00:00Z' }, 'bad_request'],
    [{ not_before: 'soon' }, 'bad_request'],
  ])('%j is refused', async (params, errorType) => {
    const { status, data } = await start(params)
    expect([status, data.error_type]).toEqual([400, errorType])
  })

  test('the largest chain id is a good one', async () => {
    const { data } = await start({ chain_id: '9223372036854775771' })
    expect(data.challenge).toContain('\nChain ID: 9223372036854775771\n')
  })

  test('Solana signs no such message', async () => {
    const wallet = createSolanaWallet()
    const asked = await calls.start(wallet, { siwe_params: { uri: origin } }, at(origin))
    expect(asked.data.error_type).toBe('crypto_wallet_type_incompatible_with_siwe')
    const { data } = await calls.start(wallet, {}, at(origin))
    expect(data.challenge).not.toContain('Version:')
  })
})

/** What a parsed message surely has, for types that do not know it. */
const required = (parsed: ReturnType<typeof parseSiweMessage>) => ({
  address: parsed.address ?? '0x',
  chainId: parsed.chainId ?? 0,
  domain: parsed.domain ?? '',
  nonce: parsed.nonce ?? '',
  uri: parsed.uri ?? '',
  version: parsed.version ?? ('1' as const),
})
