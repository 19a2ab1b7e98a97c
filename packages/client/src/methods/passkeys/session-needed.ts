import { isUnrecoverable } from '../../foundation/errors/errors.ts'
import { NoCurrentSessionError } from '../../foundation/errors/sdk-errors.ts'

/** Asks the service what it answers in a session alone. @throws NoCurrentSessionError where there is none */
export async function askForSession<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask()
  } catch (cause) {
    throw isUnrecoverable(cause) ? new NoCurrentSessionError({ cause }) : cause
  }
}
