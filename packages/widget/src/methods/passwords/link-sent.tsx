import type { ReactNode } from 'react'
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
import type { PasswordsProps } from './flow.ts'
import { ResendMail } from './resend-mail.tsx'
import { resendReset } from './resend-reset.ts'
import { useResendMail } from './use-resend-mail.ts'

/** A new link is on its way to an address that the holder of the old one may not know. */
export function LinkSent({ screen, emit }: PasswordsProps<'passwords.linkSent'>): ReactNode {
  const { token, maskedEmail } = screen
  const widget = useWidget()
  const text = useText()
  const resend = useResendMail(maskedEmail ?? '', (signal) =>
    resendReset(widget, { token, maskedEmail }, signal),
  )

  return (
    <>
      <BackButton
        label={text('button.back.ariaLabel')}
        onPress={() => emit({ type: 'passwords.left', email: '' })}
      />
      {resend.problem && (
        <Banner tone="error" linkHosts={resend.problem.linkHosts}>
          {resend.problem.text}
        </Banner>
      )}
      <Disc tone="neutral" icon={<MailIcon />} />
      <Heading>{text('password.setNew.title')}</Heading>
      {maskedEmail !== null && (
        <Lead>
          <RichText
            id="password.forgot.content"
            values={{ email: maskedEmail }}
            bold={(address) => <Destination>{address}</Destination>}
          />
        </Lead>
      )}
      <ResendMail resend={resend} />
    </>
  )
}
