import type { ReactNode } from 'react'
import { toSentText } from '../../flow/resend/to-resent-text.ts'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { toResendWords } from './to-resend-words.ts'
import type { MailResend } from './use-resend-mail.ts'

/** The line below the message that a mail was sent: the button to send it again. */
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
