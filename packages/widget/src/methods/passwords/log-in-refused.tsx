import { type ReactNode, useEffect, useState } from 'react'
import type { Problem } from '../../flow/use-submit.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { DeadLink } from './dead-link.tsx'
import type { PasswordsProps } from './flow.ts'

/** The screen after the mail's log-in link was refused. It shows the reason and offers a new link. */
export function LogInRefused(
  props: Pick<PasswordsProps<'passwords.reset'>, 'emit'> & { token: string; problem: Problem },
): ReactNode {
  const { token, problem, emit } = props
  const { client } = useWidget()
  const [maskedEmail, setMaskedEmail] = useState<string | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    client.passwords.resetByEmailCheck({ token }, { signal }).then(
      (found) => {
        if (!signal.aborted) setMaskedEmail(found.masked_email)
      },
      () => {}, // the refusal is already shown; without this answer only the address is missing
    )
    return () => controller.abort()
  }, [client, token])

  const isElsewhere = problem.errorType?.includes('pkce') ?? false
  const canResend = isElsewhere || maskedEmail !== null
  const link = { token, maskedEmail, canResend, reason: problem.text }
  return <DeadLink screen={{ name: 'passwords.deadLink', ...link }} emit={emit} />
}
