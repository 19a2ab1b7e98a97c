import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { type Found, findInPage, type Target } from './find-in-page.ts'
import type { InputSource, PageDriver } from './page-driver.ts'

export type { Target } from './find-in-page.ts'

/**
 * A page that a test uses like a user, in any engine: by roles and names. Elements in shadow roots are found as well.
 */
export interface DrivenPage
  extends Pick<PageDriver, 'open' | 'call' | 'traverse' | 'screenshot' | 'addPasskeyDevice'> {
  /** Presses an element with the pointer, once the element is at rest and can be pressed. */
  press(role: Target['role'], name: string): Promise<void>
  /** Replaces the content of a field by typing. */
  fill(name: string, text: string): Promise<void>
  /** Presses keys, one after another. */
  type(keys: string): Promise<void>
  /** Waits until the element is visible. */
  waitFor(role: Target['role'], name: string): Promise<Found>
  /** Tells whether the element is visible now. */
  has(role: Target['role'], name: string): Promise<boolean>
  /** Waits until a function in the page returns true. */
  waitUntil(isSo: () => boolean): Promise<void>
  /** The page's address. */
  url(): Promise<string>
  /** All visible text, including text in shadow roots. */
  text(): Promise<string>
  /**
   * Expects no violation of a policy and no error on all pages so far.
   *
   * @throws AssertionError that lists the violations and errors
   */
  expectNoErrors(): Promise<void>
  /** The violations and errors so far. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

/** Long, because many processes may share two cores: a slow page must not fail a test. */
const maxWaitMs = 30_000
const stepMs = 40
const controlKey = '\uE009'

const click = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

const typing = (keys: readonly string[]): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

const selectAll: InputSource = {
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value: controlKey },
    { type: 'keyDown', value: 'a' },
    { type: 'keyUp', value: 'a' },
    { type: 'keyUp', value: controlKey },
  ],
}

/** Runs in the page: reads all visible text. */
function readText(): string {
  const read = (root: ParentNode): string =>
    [...root.querySelectorAll<HTMLElement>('*')]
      .flatMap((element) =>
        element.shadowRoot
          ? [...element.shadowRoot.children].map((child) => (child as HTMLElement).innerText ?? '') // not in styles
          : [],
      )
      .join('\n')
  return `${document.body.innerText}\n${read(document)}`
}

/**
 * Runs in the page: waits until its reports are sent.
 *
 * @returns whether the page is watched; a page without scripts is not
 */
async function finishReports(): Promise<boolean> {
  const reports: unknown = Reflect.get(window, 'reports')
  if (!Array.isArray(reports)) return document.scripts.length === 0
  await Promise.all(reports)
  return true
}

/** Makes a page for tests from an engine's driver. */
export function createDrivenPage(driver: PageDriver): DrivenPage {
  /** Asks the page until there is an answer. During a navigation, a question fails and is asked again. */
  async function poll<Answer>(ask: () => Promise<Answer | null>, what: string): Promise<Answer> {
    const endsAt = performance.now() + maxWaitMs
    let failure: unknown
    while (performance.now() < endsAt) {
      const answer = await ask().catch((error: unknown) => {
        failure = error
        return null
      })
      if (answer !== null) return answer
      await wait(stepMs)
    }
    const seen = await text().catch(() => 'nothing')
    const faults = driver.faults.join('\n')
    throw new Error(`There is no ${what}. The page says:\n${seen}\n${faults}`, { cause: failure })
  }

  const find = (role: Target['role'], name: string) => driver.call(findInPage, { role, name })

  async function press(role: Target['role'], name: string) {
    let last: Found | null = null
    const { x, y } = await poll(async () => {
      const found = await find(role, name)
      const isStill = found?.x === last?.x && found?.y === last?.y
      last = found
      return found?.canBePressed && isStill ? found : null
    }, `${role} "${name}" to press`)
    await driver.perform([click(x, y)])
  }

  const text = () => driver.call(readText)
  const type = (keys: string) => driver.perform([typing([...keys])])

  return {
    open: driver.open,
    call: driver.call,
    traverse: driver.traverse,
    screenshot: driver.screenshot,
    addPasskeyDevice: driver.addPasskeyDevice,
    press,
    async fill(name, value) {
      await press('textbox', name)
      await driver.perform([selectAll])
      await type(value)
    },
    type,
    waitFor: (role, name) => poll(() => find(role, name), `${role} "${name}"`),
    has: async (role, name) => (await find(role, name)) !== null,
    async waitUntil(isSo) {
      await poll(async () => ((await driver.call(isSo)) ? true : null), `page where ${isSo}`)
    },
    url: () => driver.call(() => location.href),
    text,
    async expectNoErrors() {
      // a page without the watching script would report no fault
      assert.equal(await driver.call(finishReports), true, 'The page is not watched.')
      assert.deepEqual(driver.faults, [])
    },
    get faults() {
      return driver.faults
    },
    close: driver.close,
  }
}
