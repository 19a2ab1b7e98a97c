import { MessageError } from '../../kernel/host/message-error.ts'

/** The longest time to wait for a wallet. By then the challenge to be signed has expired. */
const longestWaitMs = 5 * 60_000

/**
 * Sends a request to a wallet. It fails if the wallet throws or does not answer in time, or if the user leaves the
 * screen.
 *
 * @param line - the error message for the host and the console (specification section 8)
 * @throws MessageError with that message, and the wallet's error as its cause
 */
export async function askWallet<Answer>(
  line: string,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let timer = 0
  try {
    const tooLate = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new Error('The wallet did not answer.'))
      timer = window.setTimeout(giveUp, longestWaitMs)
      signal.addEventListener('abort', giveUp)
    })
    return await Promise.race([ask(), tooLate])
  } catch (cause) {
    throw Object.assign(new MessageError(line), { cause })
  } finally {
    clearTimeout(timer)
  }
}
