import type { ReactNode } from 'react'
import { useBootstrap } from '../../context/project-context.ts'
import { RichText } from '../../context/rich-text.tsx'
import { useText } from '../../context/text-context.ts'
import { useWidget } from '../../context/widget-context.ts'
import { MailIcon } from '../../icons/mail-icon.tsx'
import { BackButton } from '../../parts/back-button/back-button.tsx'
import { Banner } from '../../parts/banner/banner.tsx'
import { Destination } from '../../parts/destination/destination.tsx'
import { Disc } from '../../parts/disc/disc.tsx'
import { Heading } from '../../parts/heading/heading.tsx'
import { Lead } from '../../parts/lead/lead.tsx'
import { Note } from '../../parts/note/note.tsx'
import { toBackLabel } from '../../text/to-back-label.ts'
import type { PasswordsProps } from './flow.ts'
import { ResendMail } from './resend-mail.tsx'
import { startReset } from './start-reset.ts'
import { useResendMail } from './use-resend-mail.ts'

/** Password Forgot, Breached, Dedupe and Set New: a mail is on its way, and may be sent again. */
export function ResetSent({ screen, emit }: PasswordsProps<'passwords.resetSent'>): ReactNode {
  const { email, reason } = screen
  const widget = useWidget()
  const text = useText()
  const project = useBootstrap()?.projectName ?? location.hostname
  const resend = useResendMail(email, (signal) => startReset(widget, email, signal))

  return (
    <>
      <BackButton
        label={toBackLabel(text)}
        onPress={() => emit({ type: 'passwords.left', email })}
      />
      {resend.problem && (
        <Banner tone="error" linkHosts={resend.problem.linkHosts}>
          {resend.problem.text}
        </Banner>
      )}
      <Disc tone="neutral" icon={<MailIcon />} />
      <Heading>{text(`password.${reason}.title`)}</Heading>
      <Lead>
        <RichText
          id={`password.${reason}.content`}
          values={{ email }}
          bold={(address) => <Destination>{address}</Destination>}
        />
      </Lead>
      {reason === 'breached' && (
        <Note title={text('password.breached.whyTitle')}>
          {text('password.breached.why', { project })}
        </Note>
      )}
      <ResendMail resend={resend} />
    </>
  )
}
