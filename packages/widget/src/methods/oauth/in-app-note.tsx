/** The note for a browser in which Google refuses sign-ins. It is loaded on phones and tablets. */
import type { ReactNode } from 'react'
import { WarningIcon } from '../../foundation/icons/warning-icon.tsx'
import { Helper } from '../../foundation/parts/helper/helper.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { inAppText } from '../../locales/en/oauth-in-app.ts'
import { isInAppBrowser } from './is-in-app-browser.ts'

/** Shows the note under Google's button, only in the browser inside of an app. */
export function InAppNote(): ReactNode {
  const text = useText().with(inAppText)
  const isInstalled = globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false
  if (!isInAppBrowser(navigator.userAgent, isInstalled)) return null
  return <Helper icon={<WarningIcon />}>{text('oauth.inAppBrowser')}</Helper>
}
