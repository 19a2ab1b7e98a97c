import type { Page } from 'playwright-core'
import type { HostOptions } from './host-options.ts'
import './host-window.ts'

/**
 * Makes a client, mounts the widget with it, takes it off the page and closes the client, many times: as a page of
 * components does that makes one in each.
 *
 * @param page - the host page of a journey
 * @param times - how often
 * @param isInShadow - into a shadow root
 */
export async function connectOften(page: Page, times: number, isInShadow: boolean): Promise<void> {
  // as text: what the host page itself was made with is a file of its own
  const options: HostOptions = await page.evaluate(
    "import('/options.js').then(({ options }) => options)",
  )
  await page.evaluate(
    async ([count, enableShadowDOM, { publicToken, client: clientOptions }]) => {
      const { StytchUIClient, mountLogin } = window.portico
      const place = document.querySelector('#sign-in')
      for (let turn = 0; turn < count; turn += 1) {
        const client = new StytchUIClient(publicToken, clientOptions)
        const element = mountLogin({
          client,
          elementId: '#sign-in',
          config: { products: ['otp'], otpOptions: { methods: ['email'] }, enableShadowDOM },
        })
        const isDrawn = () => (element.shadowRoot ?? element).querySelector('input')
        for (let frame = 0; !isDrawn(); frame += 1) {
          if (frame > 600) throw new Error('The widget was not drawn.')
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        place?.replaceChildren()
        client.close()
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    [times, isInShadow, options] as const,
  )
}

/**
 * Mounts and unmounts the widget many times on the host page. Most come and go on Main; some are left while a
 * countdown runs, some while a request is under way, some are drawn anew or moved before they go.
 *
 * @param page - the host page of a journey
 * @param times - how often
 * @param isInShadow - into a shadow root
 */
export const mountOften = (page: Page, times: number, isInShadow: boolean): Promise<void> =>
  page.evaluate(
    async ([count, enableShadowDOM]) => {
      const { client, mountLogin } = window.portico
      const place = document.querySelector('#sign-in')
      if (!place) throw new Error('The page has no place for the widget.')

      const nextTask = () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const until = async <Found>(find: () => Found | null | undefined): Promise<Found> => {
        const end = performance.now() + 30_000
        for (;;) {
          const found = find()
          if (found) return found
          if (performance.now() > end) throw new Error(`Waited in vain for ${find}.`)
          await nextTask()
        }
      }
      const type = (input: HTMLInputElement, text: string) => {
        // the renderer may watch the element's own property; the prototype's setter is what typing uses
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        setter?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }

      for (let turn = 0; turn < count; turn += 1) {
        const kind = turn % 10
        // each turn begins on Main, and not where the one before was taken away
        sessionStorage.clear()
        // what a host's callback holds on to
        const held = new Array(1_000).fill(turn)
        const element = mountLogin({
          client,
          elementId: '#sign-in',
          config: { products: ['otp'], otpOptions: { methods: ['email'] }, enableShadowDOM },
          strings: { 'login.title': `Visit ${turn}` },
          callbacks: { onEvent: () => held.length, onError: () => held.length },
          ...(kind === 3 && { styles: { colors: { primary: '#224466' } } }),
          ...(kind === 4 && {
            presentation: { theme: [{ ring: '#224466' }, { ring: '#88AACC' }] },
          }),
        })
        const root = () => element.shadowRoot ?? element
        const find = <Found extends Element = HTMLElement>(selector: string) =>
          root().querySelector<Found>(selector)
        const field = await until(() => find<HTMLInputElement>('input'))
        if (kind === 1 || kind === 2) {
          type(field, `visitor-${Date.now()}-${turn}@example.com`)
          await nextTask()
          find('form .st-button')?.click()
          // left while it is being sent, or later, while the countdown runs and a resent code's toast is seen
          if (kind === 1) {
            await until(() => find('input[autocomplete="one-time-code"]'))
            // what shows toasts arrives by itself
            await until(() => find('.st-toaster'))
            find('.st-text-button')?.click()
            await until(() => find('.st-toast'))
          }
        }
        if (kind === 4) {
          element.render({ presentation: { theme: { ring: '#446688' } } })
          await nextTask()
        }
        if (kind === 5) {
          const other = document.createElement('div')
          place.append(other)
          other.append(element)
          await nextTask()
        }
        place.replaceChildren()
        await nextTask()
      }
    },
    [times, isInShadow] as const,
  )
