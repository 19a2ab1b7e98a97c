import { PorticoAPIError } from '@portico/client'
import { useEffect, useRef } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { MessageError } from '../../kernel/host/message-error.ts'
import { toErrorText } from '../../kernel/text/error-text.ts'
import type { PasswordsEvent } from './flow.ts'

/** The result of a check. */
type CheckedLink = Extract<
  PasswordsEvent,
  { type: 'passwords.linkChecked' | 'passwords.linkRefused' }
>

/** Whether the link is valid, but was requested in another browser. */
const isElsewhere = (error: unknown) =>
  error instanceof PorticoAPIError && error.error_type.includes('pkce')

/**
 * Checks a reset link without using it, so that users do not type a new password for an invalid link. If the service
 * does not answer, the link counts as valid: the submit will find out.
 *
 * @param hasFailed - whether a submit has failed, of which the host already knows; null to skip the check
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
