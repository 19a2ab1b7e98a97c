/** The widget in another language, whose file these tests answer themselves: it has every text, none of them English. */
import { takeRows } from '@portico/testkit/run'
import { allTexts } from '@portico/widget/parts'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { byCode } from './support/configurations.ts'
import { isChunk } from './support/is-chunk.ts'
import { prepareJourneys } from './support/journey.ts'
import { main, surfaces } from './support/surfaces.ts'

const mark = (text: string) => `«${text}»`

/** The module of the languages, with one language in which each text stands in quotation marks. */
const languages = `export const loadLanguage = async () => (${JSON.stringify({
  locale: 'de',
  texts: Object.fromEntries(Object.entries(allTexts).map(([id, text]) => [id, mark(text)])),
})})`

/** Holds back the languages until they are let go. */
function holdLanguages(answer: (route: Route) => Promise<void>) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let wasAsked = (_: Page) => {}
  const asked = new Promise<Page>((resolve) => {
    wasAsked = resolve
  })
  const prepare = (page: Page) =>
    page.route(isChunk('load-language'), async (route) => {
      wasAsked(page)
      await held
      await answer(route)
    })
  return { prepare, release, asked }
}

const fulfill = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: languages })

describe.each(takeRows(surfaces, [main]))('the language of a widget, $name', (surface) => {
  const startJourney = prepareJourneys()

  test('is the one of `locale`: nothing is drawn before it is there, and the host’s texts replace its own', async () => {
    const { visit } = await startJourney({ surface })
    const { prepare, release, asked } = holdLanguages(fulfill)
    const strings = { 'methodDivider.text': 'Own', 'formField.email.label': 'Own field' }
    const visiting = visit({ mount: { ...byCode, strings, locale: 'de-AT' }, prepare })
    const page = await asked
    expect(await page.getByRole('textbox').count()).toBe(0)
    release()
    const { widget } = await visiting
    await widget.getByRole('heading', { name: mark('Sign up or log in'), exact: true }).waitFor()
    await widget.getByRole('textbox', { name: 'Own field', exact: true }).waitFor()
    await widget.getByRole('button', { name: mark('Continue with email'), exact: true }).waitFor()
  })

  test('is English if its file cannot be loaded', async () => {
    const { visit } = await startJourney({ surface })
    const { prepare, release } = holdLanguages((route) => route.abort())
    release()
    const { widget } = await visit({ mount: { ...byCode, locale: 'de' }, prepare })
    await widget.getByRole('heading', { name: 'Sign up or log in', exact: true }).waitFor()
  })
})
