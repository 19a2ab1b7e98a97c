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
    return error.requestId === ''
      ? error.message
      : `${error.message} Number to quote: ${error.requestId.replace('request-id-', '')}`
  }
  if (error instanceof DOMException) {
    return 'The passkey was not used. Try again, and confirm on your device.'
  }
  return 'Something went wrong on this page. Load it again.'
}
