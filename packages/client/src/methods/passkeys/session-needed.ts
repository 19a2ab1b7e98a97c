import { isUnrecoverable } from '../../foundation/errors/errors.ts'
import { NoCurrentSessionError } from '../../foundation/errors/sdk-errors.ts'

/** Makes a call that needs a session. @throws NoCurrentSessionError when there is none */
export async function askForSession<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask()
  } catch (cause) {
    throw isUnrecoverable(cause) ? new NoCurrentSessionError({ cause }) : cause
  }
}
