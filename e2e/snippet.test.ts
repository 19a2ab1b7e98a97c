import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createWorld, type HostPage, startHostPage, type World } from '@portico/testkit'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { createDrafts } from '../apps/playground/src/config/drafts.ts'
import { type SnippetFacts, toSnippet } from '../apps/playground/src/snippet/to-snippet.ts'
import { editToken } from '../apps/playground/src/theme/theme-state.ts'
import { methodIds } from '../packages/widget/src/methods/all-methods.ts'
import { findTypeErrors } from './support/find-type-errors.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { preparePages } from './support/prepare-pages.ts'
import { toSignInPage } from './support/sign-in-page.ts'
import { findWay, isSignedIn, withProvider } from './support/sign-in-ways.ts'

const test = takeTurns(import.meta.url)

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

const facts: SnippetFacts = {
  origin: 'http://localhost:3000',
  publicToken: 'public-token-test-…',
  config: createDrafts().config.value,
  styles: {},
  strings: {},
  theme: { mode: 'light', edits: { light: {}, dark: {} } },
}

test.each([
  ['README.md', 'HTML', 'html', facts],
  ['docs/react.md', 'React', 'tsx', { ...facts, origin: 'https://auth.example.com' }],
] as const)(
  'E2: %s shows the page that the playground generates for its initial configuration',
  async (file, kind, language, shown) => {
    const page = await readFile(new URL(`../${file}`, import.meta.url), 'utf8')
    expect(page).toContain(`\`\`\`${language}\n${toSnippet(kind, shown)}\`\`\``)
  },
)

test('E13: the React snippet of every product, look and text compiles', async () => {
  const themes = [
    facts.theme,
    { ...facts.theme, mode: 'dark' },
    { ...facts.theme, mode: 'both', preset: 'quartz' },
    editToken({ ...facts.theme, mode: 'both' }, 'light', 'primary', '#5B2A86'),
  ] as const
  const products = methodIds.map((id): SnippetFacts => ({ ...facts, ...findWay(id) }))
  const looks = themes.map((theme): SnippetFacts => ({ ...facts, theme }))
  const styles = { colors: { primary: '#19303D' }, logo: { logoImageUrl: '/logo.svg' } }
  const strings = { 'login.title': "It's you" }
  const written = [...products, ...looks, { ...facts, styles, strings }].map((each) =>
    toSnippet('React', each),
  )
  expect(await findTypeErrors(written)).toEqual([])
  expect(await findTypeErrors(["export const one: number = 'text'\n"])).toHaveLength(1)
})

describeInLongRun(
  'e2e/snippet',
  'E2: signs the user in on that page, again after a reload, and out: %s',
)('the page of the README, in an empty page on another port', () => {
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

  inLongRun('packages/service/src/kernel/pages/pages')(
    'a used link leads to a page of the service that says so',
    async () => {
      const { page } = await openPage()
      await page.goto(`${host.origin}/`)
      await page.getByRole('textbox', { name: 'Email' }).fill(ada)
      await page.getByRole('button', { name: 'Continue with email' }).click()
      const link = await world.inbox.linkFor(ada)
      await page.goto(link)
      await page.getByText(`Signed in as ${ada}`).waitFor()
      await page.goto(link)
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    },
  )
})

describe('the page that the snippet of a product is, on another origin than the service’s', () => {
  const openPage = preparePages()
  let world: World
  let host: HostPage | undefined
  beforeEach(async () => {
    world = await createWorld({ config: { staticFolders: [bundle] }, project: withProvider })
  })
  afterEach(async () => {
    await host?.stop()
    await world.stop()
  })

  const open = async (config: SnippetFacts['config']) => {
    const { origin, project } = world
    const html = toSnippet('HTML', { ...facts, config, origin, publicToken: project.publicToken })
    host = await startHostPage({ html, folders: {} })
    const opened = await openPage({ viewport: { width: 390, height: 844 }, isMobile: true })
    await opened.page.goto(`${host.origin}/`)
    const { page } = opened
    return { opened, origin: host.origin, at: { page, world, ...toSignInPage(page) } }
  }

  test.each(takeFirst(methodIds, 2))(
    'E2: signs the user in on that page, again after a reload, and out: %s',
    async (id) => {
      const way = findWay(id)
      const { opened, origin, at } = await open(way.config)
      await way.prepare?.(at)
      await at.page.reload()
      await at.heading('Sign up or log in').waitFor()
      await way.signIn(at)
      await isSignedIn(at.page)
      expect(at.page.url()).toBe(`${origin}/`)
      await at.page.reload()
      await isSignedIn(at.page)
      await at.page.getByRole('button', { name: 'Sign out' }).click()
      await at.heading('Sign up or log in').waitFor()
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/every-screen').each(takeFirst(methodIds))(
    'E13: is as wide as a phone of 390 px: %s',
    async (id) => {
      const { at } = await open(findWay(id).config)
      await at.heading('Sign up or log in').waitFor()
      const widths = () => [innerWidth, document.documentElement.scrollWidth, document.compatMode]
      expect(await at.page.evaluate(widths)).toEqual([390, 390, 'CSS1Compat'])
    },
  )

  test('E2: a forgotten password is replaced on that page', async () => {
    const { config, prepare } = findWay('passwords')
    const { origin, at } = await open(config)
    await prepare?.(at)
    await at.submitEmail('ada@example.com')
    await at.widget.getByRole('button', { name: 'Forgot Password?' }).click()
    await at.heading('Forgot password?').waitFor()
    const { links } = await world.inbox.next('ada@example.com')
    await at.page.goto(links.find(({ kind }) => kind === 'reset_password')?.url ?? '')
    await at.heading('Reset your password').waitFor()
    await at.submitPassword('nine copper submarines')
    await isSignedIn(at.page)
    expect(at.page.url()).toBe(`${origin}/`)
  })
})
