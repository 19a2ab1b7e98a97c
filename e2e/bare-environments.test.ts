import { takeRows } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { byCode } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { main, surfaces } from './support/surfaces.ts'

/** What environments for tests leave out, as jsdom does: each alone, and all together. */
const missing = {
  'constructed style sheets': () => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
  },
  'methods of style sheets': () => {
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  },
  observers: () => {
    Reflect.deleteProperty(window, 'ResizeObserver')
    Reflect.deleteProperty(window, 'IntersectionObserver')
  },
  'media queries': () => {
    Reflect.deleteProperty(window, 'matchMedia')
  },
  'the CSS object': () => {
    Reflect.deleteProperty(window, 'CSS')
  },
  'layout methods': () => {
    for (const name of ['scrollIntoView', 'animate', 'checkVisibility'])
      Reflect.deleteProperty(Element.prototype, name)
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(window, 'visualViewport')
  },
} as const

const each = Object.entries(missing).map(([name, take]) => [name, [take]] as const)
const together = ['any of these', Object.values(missing)] as const

describe.each(takeRows(surfaces, [main]))('in an environment of tests, $name', (surface) => {
  const startJourney = prepareJourneys()

  test.each(surface === main ? takeRows([...each, together], [together]) : [together])(
    'B10: without %s the widget draws, signs in and throws nothing',
    async (_name, takes) => {
      const { visit, world } = await startJourney({ surface })
      const prepare = async (page: Page) => {
        for (const take of takes) await page.addInitScript(take)
      }
      const at = await visit({ mount: byCode, prepare })
      await at.submitEmail('ada@example.com')
      await at.codeField.fill(await world.inbox.codeFor('ada@example.com'))
      await at.heading('Success!').waitFor()
      expect(await at.errors()).toEqual([])
      await at.opened.expectNoErrors()
    },
  )
})
