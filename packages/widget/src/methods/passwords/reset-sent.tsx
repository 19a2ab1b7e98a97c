import type { ReactNode } from 'react'
import { useBootstrap } from '../../context/bootstrap-context.ts'
import { RichText } from '../../context/rich-text.tsx'
import { useText } from '../../context/text-context.ts'
import { useWidget } from '../../context/widget-context.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { CheckIcon } from '../../icons/check-icon.tsx'
import { MailIcon } from '../../icons/mail-icon.tsx'
import { BackButton } from '../../parts/back-button/back-button.tsx'
import { Banner } from '../../parts/banner/banner.tsx'
import { Destination } from '../../parts/destination/destination.tsx'
import { Disc } from '../../parts/disc/disc.tsx'
import { Heading } from '../../parts/heading/heading.tsx'
import { Helper, HelperRow } from '../../parts/helper/helper.tsx'
import { Lead } from '../../parts/lead/lead.tsx'
import { Note } from '../../parts/note/note.tsx'
import { TextButton } from '../../parts/text-button/text-button.tsx'
import { toResentText, toSentText } from '../../resend/to-resent-text.ts'
import { useResendState } from '../../resend/use-resend-state.ts'
import { toBackLabel } from '../../text/to-back-label.ts'
import type { PasswordsEvent, ResetReason } from './flow.ts'
import { startReset } from './start-reset.ts'
import { toResendWords } from './to-resend-words.ts'

/** Password Forgot, Breached, Dedupe and Set New: a mail is on its way, and may be sent again. */
export function ResetSent(props: {
  email: string
  reason: ResetReason
  emit: (event: PasswordsEvent) => void
}): ReactNode {
  const { email, reason, emit } = props
  const widget = useWidget()
  const text = useText()
  const project = useBootstrap()?.projectName ?? location.hostname
  const ask = toResendWords(text)
  const [resend, dispatch] = useResendState()
  const { submit, problem } = useSubmit({
    logFirst: () => ['email_try_again_clicked', { email, type: 'reset_password' }],
    call: (address: string, signal) => startReset(widget, address, signal),
    done() {
      dispatch({ type: 'sent', at: Date.now() })
      widget.toast('success', toResentText(text))
    },
    failed: () => dispatch({ type: 'failed' }),
  })
  const press = () => {
    dispatch({ type: 'pressed' })
    submit(email)
  }

  return (
    <>
      <BackButton
        label={toBackLabel(text)}
        onPress={() => emit({ type: 'passwords.left', email })}
      />
      {problem && (
        <Banner tone="error" linkHosts={problem.linkHosts}>
          {problem.text}
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
      <HelperRow>
        <Helper>
          {ask.lead}{' '}
          {resend.state === 'sent' ? (
            <Helper tone="success" icon={<CheckIcon />}>
              {toSentText(text)}
            </Helper>
          ) : (
            <TextButton onPress={press} isDisabled={resend.state !== 'initial'}>
              {ask.button}
            </TextButton>
          )}
        </Helper>
      </HelperRow>
    </>
  )
}
