import type { ReactNode } from 'react'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { Helper } from '../../foundation/parts/helper/helper.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { type Resend, resendSeconds } from './resend.ts'

/** Shows "Didn't get it? Resend code", which changes to "Code sent". */
export function ResendLink({
  resend,
  isDisabled,
}: {
  resend: { readonly state: Resend['state']; press(): void }
  isDisabled: boolean
}): ReactNode {
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
