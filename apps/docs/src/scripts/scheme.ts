import { keep } from './kept.ts'

/** The button that changes between light and dark. */
export function startScheme(): void {
  const root = document.documentElement
  for (const button of document.querySelectorAll('[data-scheme]'))
    button.addEventListener('click', () => {
      const scheme = root.dataset.theme === 'dark' ? 'light' : 'dark'
      root.dataset.theme = scheme
      keep('portico-scheme', scheme)
    })
}
