import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import { CheckIcon } from '../../icons/check-icon.tsx'
import { Helper, HelperRow } from '../../parts/helper/helper.tsx'
import { TextButton } from '../../parts/text-button/text-button.tsx'
import type { MailResend } from './use-resend-mail.ts'

/** The line under a screen that says that a mail is on its way. */
export function ResendMail({ resend }: { resend: MailResend }): ReactNode {
  const text = useText()
  return (
    <HelperRow>
      <Helper>
        {text('password.didntGetIt')}{' '}
        {resend.state === 'sent' ? (
          <Helper tone="success" icon={<CheckIcon />}>
            {text('password.emailSent')}
          </Helper>
        ) : (
          <TextButton onPress={resend.press} isDisabled={resend.state !== 'initial'}>
            {text('password.resendEmail')}
          </TextButton>
        )}
      </Helper>
    </HelperRow>
  )
}
