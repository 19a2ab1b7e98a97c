import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { SessionOptions } from '../sessions/start-session.ts'
import { toSessionOptions } from '../sessions/to-session-options.ts'
import { toPersonSource } from './person-source.ts'

/**
 * Reads what every proof of a host's call has: the session that it wants, and the source of the user.
 *
 * @throws AuthError as `toSessionOptions` and `toPersonSource`
 */
export async function readHostProof(
  dependencies: Parameters<typeof toSessionOptions>[0],
  call: Parameters<typeof toSessionOptions>[1] & Parameters<typeof toPersonSource>[0],
): Promise<{ readonly context: CallContext; readonly options: SessionOptions }> {
  const options = await toSessionOptions(dependencies, call)
  return { options, context: { project: call.project, source: toPersonSource(call) } }
}
