import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMethodConfigs } from '../../declarations/all-declarations.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const sends = [
  ['/magic_links/email/login_or_create', 'login_magic_link_url'],
  ['/magic_links/email/login_or_create', 'signup_magic_link_url'],
  ['/passwords/email/reset/start', 'login_redirect_url'],
  ['/passwords/email/reset/start', 'reset_password_redirect_url'],
] as const

describe.each(pickEngines('sqlite'))(
  'I9: links back to the hosted authorization page, on %s',
  (engine) => {
    const fixture = createServiceFixture(() => openTestStorage(engine))
    beforeAll(fixture.open)
    afterAll(fixture.close)

    const email = 'ada@example.com'
    const start = async (project: object = {}) => {
      const urls = ['https://app.example.com/cb'].map((url) => ({
        url,
        kinds: ['login', 'signup', 'reset_password'] as const,
      }))
      const world = await fixture.start({ project: { redirectUrls: urls, ...project } })
      const { hostedUrl } = world.project
      // A reset is for a user who has an account.
      await world.post('/passwords', { email, password: 'seven wooden lighthouses' })
      return { world, page: `${hostedUrl}?client_id=notes&scope=openid+email&state=s` }
    }

    test.each(sends)('I9: %s leads to it as %s, with PKCE alone', async (send, field) => {
      const { world, page } = await start()
      const without = await world.post(send, { email, [field]: page })
      expect(without.data.error_type).toBe('invalid_pkce_code_challenge')
      const withProof = { email, [field]: page, code_challenge: codeChallenge }
      expect((await world.post(send, withProof)).status).toBe(200)
    })

    test.each(sends)('I9: %s takes no other URL for it as %s', async (send, field) => {
      const { world, page } = await start()
      const url = new URL(page)
      const { origin, pathname, search } = url
      const tricks = [
        `${origin}${pathname}`,
        `${origin}${pathname}?state=s`,
        `${origin}${pathname}/${search}`,
        `${origin}${pathname}/../authorize${search}`,
        `${origin}${pathname}x${search}`,
        `${origin}/other${pathname}${search}`,
        `${origin}/${search}`,
        `${origin}/v1/oauth2/logout${search}`,
        `${origin}.evil.com${pathname}${search}`,
        `${origin}:8443${pathname}${search}`,
        `http://${url.host}${pathname}${search}`,
        `https://user@${url.host}${pathname}${search}`,
        `${page}#x`,
        `${page}#/authorize`,
        ` ${page}`,
        page.replace('https:', 'HTTPS:'),
        page.toUpperCase(),
      ]
      for (const trick of tricks) {
        const body = { email, [field]: trick, code_challenge: codeChallenge }
        expect([trick, (await world.post(send, body)).status]).toEqual([trick, 400])
      }
    })

    test.each(sends)(
      '%s leads to the hosted account as %s, with PKCE alone',
      async (send, field) => {
        const { world } = await start()
        const page = String(world.project.hostedAccountUrl)
        const ask = async (url: string, proof: object = { code_challenge: codeChallenge }) =>
          (await world.post(send, { email, [field]: url, ...proof })).status
        expect(await ask(page, {})).toBe(400)
        expect(await ask(`${page}?section=emails`)).toBe(200)
        const { origin, pathname } = new URL(page)
        for (const trick of [
          `${page}/`,
          `${page}s`,
          `${page}#x`,
          `${origin}/other${pathname}`,
          `${origin}/account`,
          `${origin}.evil.com${pathname}`,
        ]) {
          expect([trick, await ask(trick)]).toEqual([trick, 400])
        }
      },
    )

    test('none leads to the account of a project that has no hosted one', async () => {
      const { world } = await start({ account: { hosted: false, parts: null, fields: null } })
      const page = String(world.project.hostedUrl).replace('/v1/oauth2/authorize', '/account')
      const body = { email, login_magic_link_url: page, code_challenge: codeChallenge }
      expect((await world.post(sends[0][0], body)).status).toBe(400)
    })

    test('I9: none leads there in a project whose authorization page is the host’s', async () => {
      const { page } = await start()
      const { world } = await start({
        identityProvider: {
          ...createTestProject().identityProvider,
          authorizationUrl: 'https://app.example.com/authorize',
        },
      })
      const body = { email, login_magic_link_url: page, code_challenge: codeChallenge }
      expect((await world.post(sends[0][0], body)).status).toBe(400)
    })

    test('I9: a provider leads back to it with PKCE alone', async () => {
      const { oauth } = toMethodConfigs({
        oauth: {
          providers: {
            acme: { type: 'oidc', issuer: 'https://acme.example', clientId: 'c', label: 'Acme' },
          },
          requireSameBrowser: false,
        },
      })
      const { world, page } = await start({ oauth })
      const query = new URLSearchParams({ public_token: world.project.publicToken, page_url: page })
      const path = '/v1/public/oauth/acme/start'
      const without = await world.get(`${path}?${query}`)
      query.set('code_challenge', codeChallenge)
      const withProof = await world.get(`${path}?${query}`)
      expect(without.status).toBe(400)
      // Such a provider does not answer: nothing was wrong with the request.
      expect(withProof.status).toBe(502)
      expect(without.text).toContain('code_challenge')
    })
  },
)
