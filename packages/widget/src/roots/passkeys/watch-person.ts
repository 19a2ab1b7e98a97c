import { NoCurrentSessionError } from '@portico/client'
import { useEffect } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { RegistrationEvent } from './flow.ts'

/**
 * Finds out whether a user is signed in by fetching the user (specification section 6), and follows changes on this
 * page or in another tab. An unreachable service does not count as signed out. A missing session is not reported as an
 * error if the user is to log in first.
 */
export function WatchPerson({ emit }: { emit: (event: RegistrationEvent) => void }): null {
  const { client, host, asksToLogIn } = useWidget()

  useEffect(() => {
    let isLeft = false
    const report = (error: unknown) => {
      if (!asksToLogIn || client.session.getSync()) host.report(error)
    }
    const tell = (isSignedIn: boolean) => {
      if (isLeft) return
      if (isSignedIn) emit({ type: 'registration.personFound' })
      else if (asksToLogIn) emit({ type: 'registration.logInNeeded' })
      else emit({ type: 'registration.personMissed' })
    }
    let wasSignedIn = client.session.getSync() !== null
    const unsubscribe = client.session.onChange((session) => {
      if (wasSignedIn && !session) report(new NoCurrentSessionError())
      wasSignedIn = session !== null
      tell(wasSignedIn)
    })
    client.user.get().then(
      () => tell(true),
      (error: unknown) => {
        if (isLeft) return
        report(error)
        tell(client.session.getSync() !== null)
      },
    )
    return () => {
      isLeft = true
      unsubscribe()
    }
  }, [client, host, asksToLogIn, emit])
  return null
}
