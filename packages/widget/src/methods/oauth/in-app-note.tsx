/** What to do in a browser that Google refuses; loaded on phones and tablets. */
import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import { WarningIcon } from '../../icons/warning-icon.tsx'
import { Helper } from '../../parts/helper/helper.tsx'
import { isInAppBrowser } from './is-in-app-browser.ts'
import { inAppText } from './text/in-app-en.ts'

/** Stands under Google's button, in the browser of an app alone. */
export function InAppNote(): ReactNode {
  const text = useText().with(inAppText)
  const isInstalled = globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false
  if (!isInAppBrowser(navigator.userAgent, isInstalled)) return null
  return <Helper icon={<WarningIcon />}>{text('oauth.inAppBrowser')}</Helper>
}
