import { describe, expect, it } from 'vitest'
import '../../testing/loaded-calls.ts'
import type { Client } from '../../client/client.ts'
import { createFakeBrowser } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService } from '../../testing/fake-service.ts'

const ethereum = {
  crypto_wallet_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  crypto_wallet_type: 'ethereum',
}
const solana = {
  crypto_wallet_address: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  crypto_wallet_type: 'solana',
}

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  for (const place of ['primary', 'secondary']) {
    service.on(`POST /crypto_wallets/authenticate/start/${place}`, () =>
      answer({ challenge: 'Sign this.' }),
    )
  }
  service.on('POST /crypto_wallets/authenticate', () => answer(service.openSession()))
  const client = createFakeBrowser({ clock, fetch: service.fetch }).openTab().connect()
  const listSent = () =>
    service.requests
      .filter(({ route }) => route.startsWith('POST /crypto_wallets/'))
      .map(({ route, body }) => [route, body])
  return { service, client, listSent }
}

const signIn = (client: Client) =>
  client.cryptoWallets.authenticate({
    ...ethereum,
    signature: '0x01',
    session_duration_minutes: 60,
  })

describe('client.cryptoWallets', () => {
  it('gets the text to sign, signs in with it, and takes the session over', async () => {
    const { client, listSent } = createWorld()
    const { challenge } = await client.cryptoWallets.authenticateStart(ethereum)
    expect(challenge).toBe('Sign this.')
    const reply = await signIn(client)
    expect(client.session.getSync()).toEqual(reply.session)
    expect(listSent()).toEqual([
      ['POST /crypto_wallets/authenticate/start/primary', ethereum],
      [
        'POST /crypto_wallets/authenticate',
        { ...ethereum, signature: '0x01', session_duration_minutes: 60 },
      ],
    ])
  })

  it('starts another way for whoever is signed in', async () => {
    const { client, listSent } = createWorld()
    await signIn(client)
    await client.cryptoWallets.authenticateStart(solana)
    expect(listSent().at(-1)).toEqual(['POST /crypto_wallets/authenticate/start/secondary', solana])
  })

  it('passes on what the page wants of an EIP-4361 message, for Ethereum alone', async () => {
    const { client, listSent } = createWorld()
    const siwe_params = { uri: 'https://app.example.com/login', resources: ['ipfs://a'] }
    await client.cryptoWallets.authenticateStart({ ...ethereum, siwe_params })
    await client.cryptoWallets.authenticateStart({ ...solana, siwe_params })
    expect(listSent().map(([, body]) => body)).toEqual([{ ...ethereum, siwe_params }, solana])
  })

  it('sends nothing that is of the wrong type', async () => {
    const { client, listSent } = createWorld()
    const wrong = 7 as unknown as string // as a page without types may pass it
    const { cryptoWallets } = client
    const call = 'cryptoWallets.authenticateStart'
    await expect(
      cryptoWallets.authenticateStart({ ...ethereum, crypto_wallet_address: wrong }),
    ).rejects.toThrow(call)
    await expect(
      cryptoWallets.authenticateStart({ ...ethereum, siwe_params: { chain_id: wrong } }),
    ).rejects.toThrow('siwe_params.chain_id must be a string.')
    await expect(cryptoWallets.authenticate({ ...ethereum, signature: wrong })).rejects.toThrow(
      'cryptoWallets.authenticate',
    )
    expect(listSent()).toEqual([])
  })
})
