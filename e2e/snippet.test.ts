import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createWorld, type HostPage, startHostPage, type World } from '@portico/testkit'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDrafts } from '../apps/playground/src/config/drafts.ts'
import { toSnippet } from '../apps/playground/src/snippet/to-snippet.ts'
import { preparePages } from './support/prepare-pages.ts'

const bundle = fileURLToPath(new URL('../packages/widget/dist/standalone', import.meta.url))
const ada = 'ada@example.com'

/** The page of the README, as a person pastes it: with the token and the address of their own service. */
async function readSnippet(world: World): Promise<string> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const snippet = /```html\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  return snippet
    .replace('public-token-test-…', world.project.publicToken)
    .replaceAll('http://localhost:3000', world.origin)
}

test('the README shows the page that the playground generates for its initial configuration', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const shown = toSnippet('HTML', {
    origin: 'http://localhost:3000',
    publicToken: 'public-token-test-…',
    config: createDrafts().config.value,
    styles: {},
    strings: {},
    theme: { mode: 'light', edits: { light: {}, dark: {} } },
  })
  expect(readme).toContain(`\`\`\`html\n${shown}\`\`\``)
})

describe('the page of the README, in an empty page on another port', () => {
  const openPage = preparePages()
  let world: World
  let host: HostPage
  beforeEach(async () => {
    world = await createWorld({ config: { staticFolders: [bundle] } })
    host = await startHostPage({ html: await readSnippet(world), folders: {} })
  })
  afterEach(async () => {
    await host.stop()
    await world.stop()
  })

  test('signs up with the link in the mail, knows the user after a reload, signs out', async () => {
    const opened = await openPage()
    const { page } = opened
    await page.goto(`${host.origin}/`)
    const field = page.getByRole('textbox', { name: 'Email' })
    await field.fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()

    await page.goto(await world.inbox.linkFor(ada))
    const person = page.getByText(`Signed in as ${ada}`)
    await person.waitFor()
    expect(page.url()).toBe(`${host.origin}/`)
    expect(await field.isVisible()).toBe(false)

    await page.reload()
    await person.waitFor()
    expect(await field.isVisible()).toBe(false)

    await page.getByRole('button', { name: 'Sign out' }).click()
    await field.waitFor()
    expect(await person.isVisible()).toBe(false)
    await page.reload()
    await field.waitFor()
    await opened.expectNoErrors()
  })

  test('a used link leads to a page of the service that says so', async () => {
    const { page } = await openPage()
    await page.goto(`${host.origin}/`)
    await page.getByRole('textbox', { name: 'Email' }).fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    const link = await world.inbox.linkFor(ada)
    await page.goto(link)
    await page.getByText(`Signed in as ${ada}`).waitFor()
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  })
})
