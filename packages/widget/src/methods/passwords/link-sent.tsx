import type { ReactNode } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { PasswordsProps } from './flow.ts'
import { MailSent } from './mail-sent.tsx'
import { resendReset } from './resend-reset.ts'

/** A new link is on its way to an address that the holder of the old one may not know. */
export function LinkSent({ screen, emit }: PasswordsProps<'passwords.linkSent'>): ReactNode {
  const widget = useWidget()
  return (
    <MailSent
      title="password.setNew.title"
      content="password.forgot.content"
      email={screen.maskedEmail}
      send={(signal) => resendReset(widget, screen, signal)}
      onBack={() => emit({ type: 'passwords.left', email: '' })}
    />
  )
}
