import { describe, expect, test } from 'vitest'
import { loadScreens, registerOwner } from '../../flow/load-screens.ts'
import type { Screens } from '../../flow/screens.ts'
import { waitForScreens } from './wait-for-screens.ts'
import type { WidgetElementClass } from './widget-element.ts'

const style = { localName: 'style' }

/** The part of an element that matters here: what the page's HTML contains, and how often the widget was rendered. */
class PlainElement {
  static readonly tags = ['portico-example'] as const
  rendered = 0
  readonly firstElementChild: object | null
  readonly shadowRoot: object | null

  constructor(content: object | null, shadowRoot: object | null = null) {
    this.firstElementChild = content
    this.shadowRoot = shadowRoot
  }

  flushRender() {
    this.rendered += 1
  }
}

let owners = 0

/** Makes an element whose screens load when the test says so. */
function prepare(...content: ConstructorParameters<typeof PlainElement>) {
  owners += 1
  const owner = `example${owners}`
  let resolve = () => {}
  let reject = (_: Error) => {}
  const loaded = new Promise<{ screens: Screens }>((keep, fail) => {
    resolve = () => keep({ screens: { flow: {}, views: {}, texts: {} } })
    reject = fail
  })
  registerOwner({ id: owner, load: () => loaded })
  // these tests have no browser: the function uses nothing else of an element
  const ElementClass = PlainElement as unknown as WidgetElementClass<never>
  const Waiting = waitForScreens(ElementClass, owner) as unknown as typeof PlainElement
  return { Waiting, element: new Waiting(...content), resolve, reject, owner }
}

const settle = () => new Promise((go) => setTimeout(go))

describe('an element that waits for its screens', () => {
  test.each<[string, object | null, object | null]>([
    ['in the page', style, null],
    ['in a shadow root', null, { firstElementChild: style }],
  ])('leaves a first screen %s until they are loaded', async (_, content, shadowRoot) => {
    const { element, resolve } = prepare(content, shadowRoot)
    element.flushRender()
    await settle()
    expect(element.rendered).toBe(0)
    resolve()
    await settle()
    expect(element.rendered).toBe(1)
  })

  test('is rendered at once if the page’s HTML has no first screen', () => {
    const { element } = prepare(null)
    element.flushRender()
    expect(element.rendered).toBe(1)
  })

  test('is rendered at once if they are loaded already', async () => {
    const { element, resolve, owner } = prepare(style)
    resolve()
    await loadScreens(owner)
    element.flushRender()
    expect(element.rendered).toBe(1)
  })

  test('is rendered if they fail to load, so that the widget reports the failure', async () => {
    const { element, reject } = prepare(style)
    element.flushRender()
    reject(new Error('offline'))
    await settle()
    expect(element.rendered).toBe(1)
  })

  test('has the tags of the class that it is made from', () => {
    expect(prepare(null).Waiting.tags).toEqual(['portico-example'])
  })
})
