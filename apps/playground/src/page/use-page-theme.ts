import { useEffect, useLayoutEffect, useState } from 'react'
import { type Scheme, type ThemeState, toScheme } from '../theme/theme-state.ts'
import { applyPageTheme } from './apply-page-theme.ts'

const darkQuery = '(prefers-color-scheme: dark)'

/** Shows the page in the scheme of the widget. The page keeps the default tokens, whatever is tried on the widget. */
export function usePageTheme(theme: ThemeState): Scheme {
  const [system, setSystem] = useState<Scheme>(() => toSystemScheme())
  useEffect(() => {
    const query = matchMedia(darkQuery)
    const follow = () => setSystem(toSystemScheme())
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const scheme = toScheme(theme, system)
  useLayoutEffect(() => applyPageTheme(scheme), [scheme])
  return scheme
}

const toSystemScheme = (): Scheme => (matchMedia(darkQuery).matches ? 'dark' : 'light')
