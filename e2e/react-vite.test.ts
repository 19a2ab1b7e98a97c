import { createWorld, type HostPage, openPage, startHostPage, type World } from '@portico/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildExample, listReacts } from './react-host/build-example.ts'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'

const ada = 'ada@example.com'

describe('the example examples/react-vite', () => {
  let world: World
  let shared: SharedBrowser
  let host: HostPage
  let built: Awaited<ReturnType<typeof buildExample>>

  beforeAll(async () => {
    world = await createWorld()
    built = await buildExample('react-vite', {
      // the two lines that the README says to change
      'import.meta.env.VITE_PORTICO_URL': JSON.stringify(world.origin),
      'import.meta.env.VITE_PORTICO_PUBLIC_TOKEN': JSON.stringify(world.project.publicToken),
    })
    const page = built.files.find(({ fileName }) => fileName === 'index.html')
    const html = page?.type === 'asset' ? String(page.source) : ''
    host = await startHostPage({ html, folders: { '/': built.folder } })
    shared = await takeBrowser()
  })

  afterAll(async () => {
    await shared?.release()
    await host?.stop()
    await world?.stop()
  })

  test('a user signs up with the link in the mail, is greeted, and signs out', async () => {
    const opened = await openPage(shared.browser)
    const { page } = opened
    await page.goto(host.origin)
    const field = page.getByRole('textbox', { name: 'Email' })
    await field.fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()

    await page.goto(await world.inbox.linkFor(ada))
    const greeting = page.getByRole('heading', { name: `Hello, ${ada}` })
    await greeting.waitFor()
    await page.waitForURL(`${host.origin}/`)
    await page.reload()
    await greeting.waitFor()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await field.waitFor()
    await opened.expectNoErrors()
  })

  test('a user who opens a used link is told so', async () => {
    const opened = await openPage(shared.browser)
    const { page } = opened
    await page.goto(`${host.origin}/?stytch_token_type=magic_links&token=used`)
    await page
      .getByRole('alert')
      .getByText(/already used or expired/)
      .waitFor()
    await opened.expectNoErrors()
  })

  test('React is loaded once', () => {
    const reacts = listReacts(built.modules).map((file) => file.replace(/.*cjs./, ''))
    expect(reacts.sort()).toEqual([
      'react-dom-client.production.js',
      'react-dom.production.js',
      'react.production.js',
    ])
  })
})
