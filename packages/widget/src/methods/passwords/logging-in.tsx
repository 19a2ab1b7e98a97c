import { limits } from '@portico/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSubmit } from '../../flow/use-submit.ts'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Progress } from '../../foundation/parts/progress/progress.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { clearAddress } from './clear-address.ts'
import type { PasswordsProps } from './flow.ts'
import { LogInRefused } from './log-in-refused.tsx'

/** The screen for the log-in link in the reset mail. It logs the user in without a password or a press. */
export function LoggingIn(
  props: Pick<PasswordsProps<'passwords.reset'>, 'emit'> & { token: string },
): ReactNode {
  const { token, emit } = props
  const { client, config } = useWidget()
  const text = useText()
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  const { submit, problem } = useSubmit({
    call(link: string, signal) {
      clearAddress(link)
      return client.magicLinks.authenticate(link, { session_duration_minutes: minutes }, { signal })
    },
    done: () => emit({ type: 'passwords.verified' }),
  })
  const start = useRef(submit)
  useAnnounce(problem?.text ?? null, 'assertive')

  useEffect(() => start.current(token), [token])

  if (problem) return <LogInRefused token={token} problem={problem} emit={emit} />
  return (
    <>
      <Heading>{text('password.reset.loggingInProgress')}</Heading>
      <Progress label={text('password.reset.loggingInProgress')} />
    </>
  )
}
