import type { Page } from 'playwright-core'

/**
 * Changes the language that the host's pages say they have, before their modules run; null removes it. The service's own
 * pages keep theirs.
 */
export const sayLanguage = (language: string | null) => (page: Page) =>
  page.addInitScript((said) => {
    if (location.pathname.startsWith('/v1/')) return
    document.addEventListener('readystatechange', () => {
      if (said === null) document.documentElement.removeAttribute('lang')
      else document.documentElement.lang = said
    })
  }, language)
