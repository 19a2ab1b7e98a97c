import { limits } from '@portico/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../context/text-context.ts'
import { useAnnounce } from '../../context/use-announce.ts'
import { useWidget } from '../../context/widget-context.ts'
import { ErrorView } from '../../error/error-screen.tsx'
import type { ScreenProps } from '../../flow/method.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { Heading } from '../../parts/heading/heading.tsx'
import { Progress } from '../../parts/progress/progress.tsx'
import { clearAddress } from './clear-address.ts'
import type { PasswordsEvent, PasswordsScreen } from './flow.ts'

type LoggingIn = Extract<PasswordsScreen, { token: string | null }>

/** The Reset Form where the mail's other link was followed: it logs in without a password, by itself. */
export function View({ screen, emit }: ScreenProps<LoggingIn, PasswordsEvent>): ReactNode {
  const { token } = screen
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
  const message = problem?.text ?? (token === null ? text('password.reset.noToken') : null)
  useAnnounce(message, 'assertive')

  useEffect(() => {
    if (token !== null) start.current(token)
  }, [token])

  if (message !== null) return <ErrorView message={message} />
  return (
    <>
      <Heading>{text('password.reset.loggingInProgress')}</Heading>
      <Progress label={text('password.reset.loggingInProgress')} />
    </>
  )
}
