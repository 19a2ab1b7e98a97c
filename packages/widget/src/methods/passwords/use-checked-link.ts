import { StytchAPIError } from '@portico/client'
import { useEffect, useState } from 'react'
import { useText } from '../../context/text-context.ts'
import { useWidget } from '../../context/widget-context.ts'
import { MessageError } from '../../host/message-error.ts'
import { toErrorText } from '../../text/error-text.ts'
import type { DeadLinkFacts } from './dead-link.tsx'

/** What is known of the link that was followed. `email` is null where the service does not say. */
export type CheckedLink =
  | { readonly state: 'checking' }
  | { readonly state: 'alive'; readonly email: string | null }
  | ({ readonly state: 'dead' } & DeadLinkFacts)

const checking: CheckedLink = { state: 'checking' }

/** Of a link that works, in the browser that asked for it. */
const isElsewhere = (error: unknown) =>
  error instanceof StytchAPIError && error.error_type.includes('pkce')

/**
 * Asks the service about a reset link on arrival, without using it up, so that nobody types a new password in
 * vain. Where there is no answer the form is shown: its own call will say.
 *
 * @returns what is known, and what asks again once the link turned out to be dead
 */
export function useCheckedLink(token: string): [CheckedLink, () => void] {
  const { client, host } = useWidget()
  const text = useText()
  const [link, setLink] = useState(checking)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const check = async (): Promise<CheckedLink> => {
      try {
        const found = await client.passwords.resetByEmailCheck({ token }, { signal })
        if (found.is_valid) return { state: 'alive', email: found.email }
        const { masked_email: maskedEmail } = found
        // the submit that failed has told the host
        if (!hasFailed && !signal.aborted) {
          const ids = ['password.reset.deadTitle', 'password.reset.deadContent'] as const
          host.report(new MessageError(ids.map((id) => text(id)).join('. ')))
        }
        return { state: 'dead', maskedEmail, canResend: maskedEmail !== null, reason: null }
      } catch (error) {
        if (!isElsewhere(error)) return { state: 'alive', email: null }
        if (!signal.aborted) host.report(error)
        const reason = await toErrorText(error, text)
        return { state: 'dead', maskedEmail: null, canResend: true, reason }
      }
    }
    check().then((found) => {
      if (!signal.aborted) setLink(found)
    })
    return () => controller.abort()
  }, [client, host, text, token, hasFailed])

  return [link, () => setFailed(true)]
}
