/** The screens of sign-in by link, in one chunk. */
import type { ReactNode } from 'react'
import { Confirmation } from '../../confirmation/confirmation.tsx'
import { useText } from '../../context/text-context.ts'
import type { ScreenProps } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import type { EmailMagicLinksEvent, EmailMagicLinksScreen } from './flow.ts'
import { Sent } from './sent.tsx'
import { sentFlow } from './sent-flow.ts'

registerFlow(sentFlow)

export { emailMagicLinksText as texts } from './text/en.ts'

/** Email Confirmation, and what follows in the tab that asked once the link was opened in another one. */
export function View({
  screen,
  emit,
}: ScreenProps<EmailMagicLinksScreen, EmailMagicLinksEvent>): ReactNode {
  const text = useText()
  return screen.name === 'emailMagicLinks.sent' ? (
    <Sent {...screen} emit={emit} />
  ) : (
    <Confirmation>{text('emailConfirmation.success.content')}</Confirmation>
  )
}
