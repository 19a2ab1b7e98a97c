import { MessageError } from '../../kernel/host/message-error.ts'

/** Longer than that nobody needs for a wallet: the challenge to be signed is worth nothing by then. */
const longestWaitMs = 5 * 60_000

/**
 * Asks a wallet something, which may throw, never answer, or be asked for by somebody who has left.
 *
 * @param line - what host and console are told of a failure (specification section 8)
 * @throws MessageError with that line, and what the wallet said as its cause
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
