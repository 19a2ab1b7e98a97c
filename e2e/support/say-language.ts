import type { Page } from 'playwright-core'

/** Changes the language that the host's page says it has, before its modules run; null removes it. */
export const sayLanguage = (language: string | null) => (page: Page) =>
  page.addInitScript((said) => {
    document.addEventListener('readystatechange', () => {
      if (said === null) document.documentElement.removeAttribute('lang')
      else document.documentElement.lang = said
    })
  }, language)
