import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer, TestService } from '../../testing/create-test-service.ts'
import {
  passwordRedirectUrls,
  reset,
  signUp,
  startReset,
  takeLinks,
} from '../../testing/password-calls.ts'

const ada = 'ada@example.com'
const about = '/v1/public/about'
const toPath = (token: string) => `/v1/public/magic_links/redirect?token=${token}`
const unknown = toPath('A'.repeat(43))

describe.each(pickEngines('sqlite'))('the service’s own pages on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { name: 'Meridian & <Sons>', redirectUrls: passwordRedirectUrls },
  })
  const { start } = fixture
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const titleOf = ({ text }: TestAnswer) => /<h1>(.*)<\/h1>/.exec(text)?.[1]
  const buttonsOf = ({ text }: TestAnswer) =>
    [...text.matchAll(/<a class="hp-button"[^>]* href="([^"]*)">(.*?)<\/a>/g)].map(
      ([, url, label]) => [label, url],
    )

  const open = async (world: TestService, below: string): Promise<TestAnswer> => {
    const url = `${world.project.identityProvider.path}${below}`
    const { statusCode: status, headers, body: text } = await world.service.app.inject({ url })
    return { status, headers, text, data: {} }
  }

  /** Every page without a widget that a person can come to. */
  const openAll = async (world: TestService) => ({
    about: await world.get(about),
    'unknown link': await world.get(unknown),
    'used link': await openUsed(world),
    'unknown app': await open(world, '/v1/oauth2/authorize?client_id=nobody'),
    'fetched answer': await open(world, '/v1/oauth2/answer?token=x'),
  })

  async function openUsed(world: TestService, body: { readonly locale?: string } = {}) {
    const token = await world.sendLink(ada, body)
    await world.post('/magic_links/authenticate', { token })
    return world.get(toPath(token))
  }

  test('each is a card with the name of the project, our style, and a button that leads somewhere', async () => {
    const world = await start()
    for (const [name, page] of Object.entries(await openAll(world))) {
      expect([name, page.headers['content-type']]).toEqual([name, 'text/html; charset=utf-8'])
      expect(page.text).toContain('<p class="hp-name"><bdi>Meridian &amp; &lt;Sons&gt;</bdi></p>')
      expect(page.text).toContain('<link rel="stylesheet" href="/v1/public/hosted-page.css">')
      expect([name, buttonsOf(page).length]).not.toEqual([name, 0])
      expect(buttonsOf(page).map(([, url]) => url)).toEqual(['https://app.example.com/'])
      expect(page.text).toMatch(/<title>.* - Meridian &amp; &lt;Sons&gt;<\/title>/)
    }
  })

  test('none can be framed or run a script', async () => {
    const world = await start()
    for (const page of Object.values(await openAll(world))) {
      expect(page.headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
      )
      expect(page.headers['x-frame-options']).toBe('DENY')
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    }
  })

  test('each has the project’s logo and accent, and may load no other picture', async () => {
    const colours = {
      light: { fill: '#4B3FA7', text: '#FFFFFF' },
      dark: { fill: '#BDB4F7', text: '#14212A' },
    }
    const brand = {
      ...createTestProject().brand,
      logoUrl: 'https://cdn.example.com/a"logo.png',
      button: colours,
      accent: colours,
    }
    const world = await start({ project: { brand } })
    const page = await world.get(unknown)
    expect(page.text).toContain('<img src="https://cdn.example.com/a&quot;logo.png" alt="">')
    expect(page.headers['content-security-policy']).toContain(
      "style-src 'self'; img-src https://cdn.example.com; form-action 'none'",
    )
    const address = /href="(\/v1\/public\/hosted-brand\.css[^"]+)"/.exec(page.text)?.[1] ?? ''
    const style = await world.get(address)
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.text).toBe(
      ':root{--accent:#4B3FA7;--on-accent:#FFFFFF}@media (prefers-color-scheme:dark){:root{--accent:#BDB4F7;--on-accent:#14212A}}',
    )
    const plain = await start()
    expect((await plain.get(unknown)).text).not.toContain('hosted-brand.css')
    const none = await plain.get(`/v1/public/hosted-brand.css?project=${plain.project.projectId}`)
    expect([none.status, (await plain.get('/v1/public/hosted-brand.css')).status]).toEqual([
      404, 404,
    ])
  })

  test('each is in the language of the browser, and declares it', async () => {
    const world = await start()
    const expected = {
      de: 'Dieser Link funktioniert nicht mehr',
      es: 'Este enlace ya no funciona',
      'fr-CA,en;q=0.5': 'Ce lien ne fonctionne plus',
      eo: 'This link no longer works',
    }
    for (const [accepted, title] of Object.entries(expected)) {
      const page = await world.get(unknown, { headers: { 'accept-language': accepted } })
      expect(titleOf(page)).toBe(title)
      const language = accepted === 'eo' ? 'en' : accepted.slice(0, 2)
      expect(page.text).toContain(`<html lang="${language}">`)
      expect(page.headers['content-language']).toBe(language)
      expect(page.headers.vary).toContain('accept-language')
    }
  })

  test('a used link explains how long links work, and offers to start again', async () => {
    const world = await start()
    const page = await openUsed(world)
    expect(page.status).toBe(404)
    expect(titleOf(page)).toBe('This link no longer works')
    expect(page.text).toContain(
      'It was already used, or it has run out. Each link works once, for 30 minutes.',
    )
    expect(buttonsOf(page)).toEqual([['Ask for a new link', 'https://app.example.com/']])
    const german = await openUsed(world, { locale: 'de' })
    expect(german.text).toContain('Jeder Link funktioniert einmal, 30 Minuten lang.')
  })

  test('an expired link explains the same; a live one redirects, however often it is opened', async () => {
    const world = await start()
    const token = await world.sendLink(ada)
    for (const _ of [1, 2, 3]) expect((await world.get(toPath(token))).status).toBe(303)
    world.advance(31 * 60_000)
    expect(titleOf(await world.get(toPath(token)))).toBe('This link no longer works')
  })

  test('the sign-in page is the one the project configures, and its site has a button of its own', async () => {
    const pages = { signIn: 'https://app.example.com/sign-in', changePassword: null }
    const world = await start({ project: { pages } })
    expect(buttonsOf(await openUsed(world))).toEqual([
      ['Ask for a new link', 'https://app.example.com/sign-in'],
      ['Go to <bdi>Meridian &amp; &lt;Sons&gt;</bdi>', 'https://app.example.com/'],
    ])
  })

  test('without a configured sign-in page the button leads to the site that the link would have redirected to', async () => {
    const world = await start({ project: { pages: { signIn: null, changePassword: null } } })
    expect(buttonsOf(await openUsed(world))).toEqual([
      ['Ask for a new link', 'https://app.example.com/'],
    ])
  })

  test('a dead reset link leads on to the page that can send a new one', async () => {
    const world = await start()
    await signUp(world, ada)
    await startReset(world, ada)
    const links = await takeLinks(world, ada)
    await reset(world, links.reset)
    world.advance(31 * 60_000)
    const ofReset = await world.get(`/v1/public/passwords/redirect?token=${links.reset}`)
    const ofLogIn = await world.get(toPath(links.login ?? ''))
    expect([ofReset.status, ofLogIn.status]).toEqual([303, 303])
  })

  test('of several projects an unknown link names none, and /about names the requested one', async () => {
    const other = createTestProject({ name: 'Other' })
    const world = await start({ otherProjects: [other] })
    const page = await world.get(unknown)
    expect(page.text).not.toMatch(/Meridian|Other/)
    expect((await world.get(about)).text).not.toMatch(/Meridian|Other/)
    const named = await world.get(`${about}?project=${other.projectId}`)
    expect(named.text).toContain('<bdi>Other</bdi>')
    expect(buttonsOf(named)).toEqual([['Go to <bdi>Other</bdi>', 'https://app.example.com/']])
  })

  test('an app’s error is reported to its developers, and no app is named', async () => {
    const world = await start()
    const page = (await openAll(world))['unknown app']
    expect(page.status).toBe(400)
    expect(titleOf(page)).toBe('Sign-in request rejected')
    expect(page.text).toContain('Nothing was shared, and you did nothing wrong.')
    expect(page.text).toContain(
      '<details class="hp-details"><summary>Details for the people behind the app</summary>',
    )
    expect(page.text).toContain('<dd lang="en" dir="ltr">invalid_client')
    expect(page.text).toMatch(/<dd lang="en" dir="ltr">request-id-/)
    expect(page.text).not.toContain('nobody')
  })

  test('"Powered by Portico" is on a card where the project shows it', async () => {
    const shown = await start()
    expect((await shown.get(unknown)).text).toContain('>Powered by Portico</a>')
    const hidden = await start({ project: { showWatermark: false } })
    expect((await hidden.get(unknown)).text).not.toContain('Powered by Portico')
  })
})
