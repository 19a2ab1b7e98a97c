import { runInNewContext } from 'node:vm'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { createOneTapScript, type OneTapOrders } from './create-one-tap-script.ts'
import { createSocialNetwork } from './create-social-network.ts'

/** The notification for a listener, with the real script's reasons. */
interface Moment {
  getMomentType(): string
  getNotDisplayedReason?(): string | undefined
  getSkippedReason?(): string | undefined
  getDismissedReason(): string | undefined
}

const ada = { subject: '1080', email: 'ada@example.com', isEmailVerified: true, firstName: 'Ada' }
const page = 'https://app.example.com'

/** Creates the parts of a page that the script uses. */
function createPage(options: { orders?: OneTapOrders; source?: string; hasPerson?: boolean } = {}) {
  const { orders, source = '', hasPerson = true } = options
  const network = createSocialNetwork({
    clients: { google: { clientId: 'client', clientSecret: 's', origins: [page] } },
    redirectUris: [],
  })
  if (hasPerson) network.person('google', ada)
  const buttons = new Map<string, () => void>()
  const createElement = () => {
    const made = {
      textContent: '',
      setAttribute: () => {},
      addEventListener: (_name: string, press: () => void) => buttons.set(made.textContent, press),
      append: () => {},
      remove: () => buttons.clear(),
    }
    return made
  }
  const window: Record<string, unknown> = { ...(orders && { __oneTap: orders }) }
  const credentials: string[] = []
  const moments: Moment[] = []
  const load = (origin = page) => {
    const document = {
      currentScript: { src: source },
      createElement,
      body: createElement(),
      getElementById: () => null,
    }
    window.document = document
    const context = {
      window,
      document,
      console: { error: () => {} },
      URL,
      URLSearchParams,
      fetch: (url: string) => network.answer(new Request(url, { headers: { origin } })),
    }
    runInNewContext(createOneTapScript(), context)
  }
  const getId = () => Object(window.google).accounts.id
  return {
    network,
    credentials,
    moments,
    buttons,
    load,
    getId,
    start(clientId = 'client', changes: object = {}) {
      getId().initialize({
        client_id: clientId,
        nonce: 'n',
        callback: ({ credential }: { credential: string }) => credentials.push(credential),
        ...changes,
      })
      getId().prompt((moment: Moment) => moments.push(moment))
    },
    press: async (text: string) => {
      await expect.poll(() => buttons.has(text)).toBe(true)
      buttons.get(text)?.()
    },
    told: async (count: number) => {
      await expect.poll(() => moments.length).toBe(count)
      return moments.map((moment) => [
        moment.getMomentType(),
        moment.getNotDisplayedReason?.() ??
          moment.getSkippedReason?.() ??
          moment.getDismissedReason() ??
          null,
      ])
    },
  }
}

describe('One Tap', () => {
  test('hands over a credential that the network signed, once it was accepted', async () => {
    const at = createPage()
    at.load()
    at.start()
    expect(await at.told(1)).toEqual([['display', null]])
    expect(at.credentials).toEqual([])
    await at.press('Continue as Ada')
    expect(await at.told(2)).toEqual([
      ['display', null],
      ['dismissed', 'credential_returned'],
    ])
    const [credential = ''] = at.credentials
    const keys = await at.network.answer(new Request('https://www.googleapis.com/oauth2/v3/certs'))
    const { payload } = await jwtVerify(credential, createLocalJWKSet(await keys.json()), {
      issuer: 'https://accounts.google.com',
      audience: 'client',
    })
    expect(payload).toMatchObject({
      azp: 'client',
      nonce: 'n',
      sub: '1080',
      email: 'ada@example.com',
      email_verified: true,
    })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3_600)
  })

  test.each<[string, OneTapOrders, readonly (readonly [string, string | null])[]]>([
    [
      'dismissed',
      { act: 'dismiss' },
      [
        ['display', null],
        ['skipped', 'user_cancel'],
      ],
    ],
    ['suppressed', { act: 'suppress' }, [['display', 'suppressed_by_user']]],
    ['told to fail', { act: 'invalid_client' }, [['display', 'invalid_client']]],
    ['dismissed, with FedCM', { act: 'dismiss', fedCm: true }, [['skipped', null]]],
    ['suppressed, with FedCM', { act: 'suppress', fedCm: true }, [['skipped', null]]],
    [
      'accepted, with FedCM',
      { act: 'accept', fedCm: true },
      [['dismissed', 'credential_returned']],
    ],
  ])('that is %s says so as the real one does', async (_name, orders, told) => {
    const at = createPage({ orders })
    at.load()
    at.start()
    expect(await at.told(told.length)).toEqual(told)
    expect(at.credentials).toHaveLength(orders.act === 'accept' ? 1 : 0)
  })

  test('reads its orders from its URL, too', async () => {
    const at = createPage({ source: 'https://accounts.google.com/gsi/client?act=accept' })
    at.load()
    at.start()
    await expect.poll(() => at.credentials.length).toBe(1)
    expect(decodeJwt(at.credentials[0] ?? '').sub).toBe('1080')
  })

  test('refuses an unknown client, another page, and a browser where nobody is logged in', async () => {
    const client = createPage()
    client.load()
    client.start('another')
    expect(await client.told(1)).toEqual([['display', 'invalid_client']])
    const elsewhere = createPage()
    elsewhere.load('https://evil.example')
    elsewhere.start()
    expect(await elsewhere.told(1)).toEqual([['display', 'unregistered_origin']])
    const nobody = createPage({ hasPerson: false })
    nobody.load()
    nobody.start()
    expect(await nobody.told(1)).toEqual([['display', 'opt_out_or_no_session']])
  })

  test('ends when the page cancels it, and once', async () => {
    const at = createPage()
    at.load()
    at.start()
    await expect.poll(() => at.buttons.has('Close')).toBe(true)
    at.getId().cancel()
    at.getId().cancel()
    expect(await at.told(2)).toEqual([
      ['display', null],
      ['dismissed', 'cancel_called'],
    ])
  })

  test('is served at Google’s address', async () => {
    const { network } = createPage()
    const address = 'https://accounts.google.com/gsi/client'
    expect(network.handles(address)).toBe(true)
    const script = await network.answer(new Request(address))
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await script.text()).toBe(createOneTapScript())
  })
})
