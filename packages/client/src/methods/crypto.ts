import type { AuthReply } from '@portico/contract'
import { crypto } from '@portico/contract/methods/crypto'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../client.ts'
import { validate } from '../validate.ts'

/** Makes `client.crypto`. */
export function createCalls({ signIn }: CallContext) {
  return {
    /**
     * Signs a user in with a dummy proof; creates unknown users.
     *
     * @param subject - the user whom the proof names
     * @throws StytchAPIError `crypto_refused`, also if the project does not accept dummy proofs
     */
    async authenticate(
      subject: string,
      options: SessionDuration = {},
      callOptions?: CallOptions,
    ): Promise<AuthReply> {
      const { session_duration_minutes } = options
      validate('crypto.authenticate', { subject }, { subject: 'string' })
      const body = { subject, proof: `It is me, ${subject}.`, session_duration_minutes }
      return signIn(crypto.authenticate, body, { ...callOptions, defence: 'full' })
    },
  }
}
