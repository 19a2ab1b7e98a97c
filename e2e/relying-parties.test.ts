import { createHash } from 'node:crypto'
import { isLongRun, takeRows } from '@portico/testkit/run'
import { afterEach, describe, expect, test } from 'vitest'
import { authJs } from './relying-parties/auth-js.ts'
import { passportOpenidClient, passportOpenidconnect } from './relying-parties/passport.ts'
import type { RelyingParty } from './relying-parties/relying-party.ts'
import { strictClient } from './relying-parties/strict-client.ts'
import {
  clientSecret,
  createHostedWorld,
  toClientRow,
  toHands,
} from './support/client-app-fixture.ts'
import { preparePages } from './support/prepare-pages.ts'
import { addLatency, watchCallbacks } from './support/watch-callbacks.ts'

const openPage = preparePages()
const rounds = isLongRun ? 20 : 1

let cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
  cleanUps = []
})

/** The service, a host app with the library, and a browser 100 ms away from both. */
async function start({ start: startSite, callbackPath, ...party }: RelyingParty) {
  const world = await createHostedWorld()
  cleanUps.push(() => world.stop())
  const registration = { issuer: world.origin, clientId: 'fieldnotes', clientSecret }
  const site = await startSite(registration)
  cleanUps.push(() => site.close())
  await world.storage.clients.add(
    toClientRow(world, {
      clientId: registration.clientId,
      secretHash: createHash('sha256').update(clientSecret).digest('hex'),
      metadata: {
        redirect_uris: [`${site.url}${callbackPath}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: party.tokenEndpointAuthMethod,
      },
    }),
  )
  const opened = await openPage()
  cleanUps.push(() => opened.close())
  await addLatency(opened.page)
  return { world, site, opened, callback: `${site.url}${callbackPath}` }
}

/** Signs in once, from the app's home page to its account page. */
async function signIn(
  { world, site, opened: { page }, callback }: Awaited<ReturnType<typeof start>>,
  { email, isNew }: { readonly email: string; readonly isNew: boolean },
) {
  const { press, ...hands } = toHands(world, page)
  await page.context().clearCookies()
  await page.goto(site.url)
  await press('Sign in with Portico')
  const address = page.getByRole('textbox', { name: 'Email' })
  const ownPage = page.getByRole('button', { name: 'Sign in with Portico' })
  await address.or(ownPage).waitFor()
  if (await ownPage.isVisible()) await ownPage.click()
  await address.waitFor()
  const { seen, stop } = watchCallbacks(page, callback)
  world.clock.advance(61_000)
  await hands.signIn(email)
  if (isNew) await press('Allow')
  await hands.waitForAccount()
  await page.getByText(email, { exact: true }).waitFor()
  stop()
  return seen
}

const toRow = (party: RelyingParty) => ({ ...party, way: party.isPushing ? 'pushed' : 'plain' })
const parties = [...strictClient, authJs, passportOpenidconnect, ...passportOpenidClient].map(toRow)

describe('client apps built with libraries as they are published, 100 ms away', () => {
  test.each(
    takeRows(
      parties,
      parties
        .filter(({ library, isPushing }) => library === authJs.library || isPushing)
        .slice(0, 1),
    ),
  )(
    'I1: $library signs in a new and a returning user by a $way request with one callback each',
    async (party) => {
      const at = await start(party)
      for (let round = 0; round < rounds; round += 1) {
        const email = `ada${round}@example.com`
        expect(await signIn(at, { email, isNew: true })).toEqual({ callbacks: 1, navigations: 1 })
        const seen = await signIn(at, { email, isNew: false })
        expect(seen).toEqual({ callbacks: 1, navigations: 1 })
      }
      await at.opened.expectNoErrors()
    },
    rounds * 60_000,
  )
})
