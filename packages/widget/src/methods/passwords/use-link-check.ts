import { StytchAPIError } from '@portico/client'
import { useEffect, useRef } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { MessageError } from '../../kernel/host/message-error.ts'
import { toErrorText } from '../../kernel/text/error-text.ts'
import type { PasswordsEvent } from './flow.ts'

/** What came of a check. */
type CheckedLink = Extract<
  PasswordsEvent,
  { type: 'passwords.linkChecked' | 'passwords.linkRefused' }
>

/** Of a link that works, in the browser that asked for it. */
const isElsewhere = (error: unknown) =>
  error instanceof StytchAPIError && error.error_type.includes('pkce')

/**
 * Asks the service about a reset link, without using it up, so that nobody types a new password in vain. Where
 * there is no answer the link passes: the form's own call will say.
 *
 * @param hasFailed - whether a submit has failed, which told the host; null where it is not asked
 */
export function useLinkCheck(
  token: string,
  hasFailed: boolean | null,
  onChecked: (event: CheckedLink) => void,
): void {
  const { client, host } = useWidget()
  const text = useText()
  const listener = useRef(onChecked)
  listener.current = onChecked

  useEffect(() => {
    if (hasFailed === null) return
    const controller = new AbortController()
    const { signal } = controller
    const check = async (): Promise<CheckedLink> => {
      try {
        const found = await client.passwords.resetByEmailCheck({ token }, { signal })
        if (found.is_valid) return { type: 'passwords.linkChecked', token, email: found.email }
        const { masked_email: maskedEmail } = found
        if (!hasFailed && !signal.aborted) {
          const ids = ['password.reset.deadTitle', 'password.reset.deadContent'] as const
          host.report(new MessageError(ids.map((id) => text(id)).join('. ')))
        }
        const canResend = maskedEmail !== null
        return { type: 'passwords.linkRefused', token, maskedEmail, canResend, reason: null }
      } catch (error) {
        if (!isElsewhere(error)) return { type: 'passwords.linkChecked', token, email: null }
        if (!signal.aborted) host.report(error)
        const reason = await toErrorText(error, text)
        const dead = { token, maskedEmail: null, canResend: true, reason }
        return { type: 'passwords.linkRefused', ...dead }
      }
    }
    check().then((found) => {
      if (!signal.aborted) listener.current(found)
    })
    return () => controller.abort()
  }, [client, host, text, token, hasFailed])
}
