import { NoCurrentSessionError } from '@portico/client'
import { useEffect, useRef } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { IdentityProviderEvent } from './flow.ts'

type SessionChange = Extract<
  IdentityProviderEvent,
  { type: 'idp.sessionFound' | 'idp.sessionMissed' }
>

/**
 * Leaves the question when its session ends or another user signs in: the service accepts the answer only from the user
 * who was asked.
 *
 * @param isPending - whether the answer is being sent; the service's reply then decides what follows
 */
export function useSameSession(emit: (event: SessionChange) => void, isPending: boolean): void {
  const { client, host } = useWidget()
  const asked = useRef(client.session.getSync()?.session_id)

  useEffect(() => {
    if (isPending) return
    return client.session.onChange((session) => {
      if (session?.session_id === asked.current) return
      if (!session) host.report(new NoCurrentSessionError())
      emit({ type: session ? 'idp.sessionFound' : 'idp.sessionMissed' })
    })
  }, [client, host, emit, isPending])
}
