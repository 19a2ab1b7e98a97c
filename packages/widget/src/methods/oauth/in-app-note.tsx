/** What to do in a browser that Google refuses; loaded on phones and tablets. */
import type { ReactNode } from 'react'
import { inAppText } from '../../declarations/oauth/text/in-app-en.ts'
import { WarningIcon } from '../../foundation/icons/warning-icon.tsx'
import { Helper } from '../../foundation/parts/helper/helper.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { isInAppBrowser } from './is-in-app-browser.ts'

/** Stands under Google's button, in the browser of an app alone. */
export function InAppNote(): ReactNode {
  const text = useText().with(inAppText)
  const isInstalled = globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false
  if (!isInAppBrowser(navigator.userAgent, isInstalled)) return null
  return <Helper icon={<WarningIcon />}>{text('oauth.inAppBrowser')}</Helper>
}
