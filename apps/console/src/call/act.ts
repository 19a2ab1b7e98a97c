import { words } from '../words/words.ts'
import { CallError } from './call.ts'
import { proveAgain } from './passkeys.ts'

/** Runs an act. If its proof is too old, the passkey is asked for, and the act goes on by itself. */
export async function act<Reply>(run: () => Promise<Reply>): Promise<Reply> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof CallError) || error.type !== 'proof_too_old') throw error
    await proveAgain()
    return run()
  }
}

/** The words for what went wrong with a call or a passkey. */
export function toWords(error: unknown): string {
  if (error instanceof CallError) {
    const { byType, quote } = words().errors
    const text = byType[error.type] ?? error.message
    return error.requestId === ''
      ? text
      : `${text} ${quote(error.requestId.replace('request-id-', ''))}`
  }
  if (error instanceof DOMException) {
    return words().errors.passkey
  }
  return words().errors.page
}
