import type { AuthReply } from '@portico/contract'
import type { MethodContext } from '../method-context.ts'
import type { CallService } from '../request.ts'
import type { Exclusively } from '../session/session-call.ts'
import type { SessionDurationMemory } from '../session/session-duration.ts'
import type { SessionStore } from '../session/session-store.ts'

/** What a sign-in needs. */
export interface SignInParts {
  store: SessionStore
  call: CallService
  exclusively: Exclusively
  takeSession(reply: AuthReply): void
  duration: SessionDurationMemory
}

/** Makes the call that signs a person in, or proves one factor more. */
export function createSignIn(parts: SignInParts): MethodContext['signIn'] {
  const { store, call, exclusively, takeSession, duration } = parts
  return async (operation, body, options) => {
    const prove = async () => {
      const reply = await call(operation, body, { ...options, sessionRole: 'sign-in' })
      duration.remember(body)
      takeSession(reply)
      return reply
    }
    // a further factor renews the token: nobody may use, and miss, the old one meanwhile
    return store.get().session ? exclusively(prove) : prove()
  }
}
