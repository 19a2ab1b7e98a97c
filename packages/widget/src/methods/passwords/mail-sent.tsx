import type { ReactNode } from 'react'
import { MailIcon } from '../../foundation/icons/mail-icon.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import type { TextId } from '../../kernel/text/text-id.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { ResendMail } from './resend-mail.tsx'
import { type SentMail, useResendMail } from './use-resend-mail.ts'

interface Mail extends SentMail {
  title: TextId
  content: TextId
  /** The recipient; null if it is not known or must not be shown. */
  email: string | null
  onBack: () => void
  /** Further content of the screen. */
  children?: ReactNode
}

/** A screen that says that a mail was sent, with a button to send it again. */
export function MailSent(props: Mail): ReactNode {
  const { email } = props
  const text = useText()
  const resend = useResendMail(email ?? '', props)
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={props.onBack} />
      <Banner tone="error" {...resend.problem} />
      <Disc tone="neutral" icon={<MailIcon />} />
      <Heading>{text(props.title)}</Heading>
      {email !== null && (
        <Lead>
          <TextWithAddress id={props.content} values={{ email }} />
        </Lead>
      )}
      {props.children}
      <ResendMail resend={resend} />
    </>
  )
}
