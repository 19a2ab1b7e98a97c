import type { ReactNode } from 'react'
import { useSubmit } from '../../flow/use-submit.ts'
import { BrokenLinkIcon } from '../../foundation/icons/broken-link-icon.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { PasswordsProps } from './flow.ts'
import { resendReset } from './resend-reset.ts'

/** The screen for an invalid link of a reset mail: the user requests a new link, or logs in. */
export function DeadLink({ screen, emit }: PasswordsProps<'passwords.deadLink'>): ReactNode {
  const { token, maskedEmail, canResend, reason } = screen
  const widget = useWidget()
  const text = useText()
  const { submit, isPending, problem } = useSubmit({
    call: (old: string, signal) => resendReset(widget, { token: old, maskedEmail }, signal),
    done: () => emit({ type: 'passwords.linkResent', token, maskedEmail }),
  })
  useAnnounce(reason, 'assertive')
  const leave = () => emit({ type: 'passwords.left', email: '' })
  const backToLogIn = text('password.reset.backToLogIn')

  return (
    <>
      <Banner tone="error" {...problem} />
      {!reason && <Disc tone="neutral" icon={<BrokenLinkIcon />} />}
      <Heading>{text(reason ? 'error.title' : 'password.reset.deadTitle')}</Heading>
      <Lead>{reason ?? text('password.reset.deadContent')}</Lead>
      <Stack>
        {canResend ? (
          <Button kind="primary" isLoading={isPending} onPress={() => submit(token)}>
            {text('password.reset.sendNewLink')}
          </Button>
        ) : (
          <Button kind="primary" onPress={leave}>
            {backToLogIn}
          </Button>
        )}
        {maskedEmail !== null && (
          <Helper>
            <TextWithAddress id="password.reset.newLinkGoesTo" values={{ email: maskedEmail }} />
          </Helper>
        )}
      </Stack>
      {canResend && (
        <HelperRow>
          <TextButton onPress={leave}>{backToLogIn}</TextButton>
        </HelperRow>
      )}
    </>
  )
}
