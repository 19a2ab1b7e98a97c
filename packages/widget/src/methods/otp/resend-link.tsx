import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import { CheckIcon } from '../../icons/check-icon.tsx'
import { Helper } from '../../parts/helper/helper.tsx'
import { TextButton } from '../../parts/text-button/text-button.tsx'
import { resendSeconds } from '../../resend/resend.ts'
import type { ResendControl } from './use-resend.ts'

/** "Didn't get it? Resend code", which turns into "Code sent". */
export function ResendLink(props: { resend: ResendControl; isDisabled: boolean }): ReactNode {
  const { resend, isDisabled } = props
  const text = useText()
  return (
    <Helper>
      {text('passcode.didntGetIt')}{' '}
      {resend.state === 'sent' ? (
        <Helper tone="success" icon={<CheckIcon />}>
          {text('passcode.codeSent', { timeRemaining: resendSeconds })}
        </Helper>
      ) : (
        <TextButton onPress={resend.press} isDisabled={isDisabled || resend.state !== 'initial'}>
          {text('passcode.resendCode')}
        </TextButton>
      )}
    </Helper>
  )
}
