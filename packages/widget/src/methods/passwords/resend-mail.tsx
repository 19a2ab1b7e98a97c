import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import { CheckIcon } from '../../icons/check-icon.tsx'
import { Helper, HelperRow } from '../../parts/helper/helper.tsx'
import { TextButton } from '../../parts/text-button/text-button.tsx'
import { toSentText } from '../../resend/to-resent-text.ts'
import { toResendWords } from './to-resend-words.ts'
import type { MailResend } from './use-resend-mail.ts'

/** The line under a screen that says that a mail is on its way. */
export function ResendMail({ resend }: { resend: MailResend }): ReactNode {
  const text = useText()
  const ask = toResendWords(text)
  return (
    <HelperRow>
      <Helper>
        {ask.lead}{' '}
        {resend.state === 'sent' ? (
          <Helper tone="success" icon={<CheckIcon />}>
            {toSentText(text)}
          </Helper>
        ) : (
          <TextButton onPress={resend.press} isDisabled={resend.state !== 'initial'}>
            {ask.button}
          </TextButton>
        )}
      </Helper>
    </HelperRow>
  )
}
