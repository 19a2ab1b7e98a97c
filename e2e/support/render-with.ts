import type { Presentation, Strings, Styles } from '@portico/widget'
import type { Page } from 'playwright-core'
import './host-window.ts'

/** What a host changes on a mounted widget. */
export interface Changes {
  readonly presentation?: Presentation
  readonly styles?: Styles
  readonly strings?: Strings
  readonly locale?: string
}

const tags =
  'stytch-ui, stytch-reset-password, stytch-passkey-registration, stytch-identity-provider, portico-account'

/** Gives the page's first widget other options and draws it, as a host does by its properties. */
export async function renderWith(page: Page, changes: Changes): Promise<void> {
  await page.evaluate(
    ([selector, options]) => {
      const element = document.querySelector<HTMLElementTagNameMap['stytch-ui']>(selector)
      element?.render(options)
      element?.flushRender()
    },
    [tags, changes] as const,
  )
  // a language that is not loaded yet is drawn once it is
  if (changes.locale)
    await page.locator(`.st-root[lang="${changes.locale}"]`).waitFor({ state: 'attached' })
}
