/**
 * The built-in captcha: looks for a number whose hash with the challenge begins with enough zero bits. It
 * works in short slices on the page's own thread: a worker of its own would need `worker-src` in the
 * host's content security policy.
 */
import { absorbBlock, absorbRest, blockBytes, createState } from '../../foundation/hash/sha-256.ts'

const sliceMs = 6 // typing and scrolling stay smooth
const triesBetweenLooks = 64

/** How the work is cut up. */
interface WorkPace {
  /** Milliseconds, from whenever. */
  now(): number
  /** Lets everything else on the page go first. */
  rest(): Promise<void>
}

/** A turn of the event loop: timers would be slowed down to one a second once the page is hidden. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })

function hasZeroBits(state: Int32Array, bits: number): boolean {
  for (const part of state) {
    const zeros = Math.clz32(part)
    if (bits <= zeros) return true
    if (zeros < 32) return false
    bits -= 32
  }
  return bits <= 0
}

/**
 * Finds the solution of a challenge.
 *
 * @param difficulty - zero bits at the beginning of the hash; each one doubles the work
 * @returns decimal digits
 * @throws the signal's reason when it is aborted
 */
export async function findSolution(
  challenge: string,
  difficulty: number,
  signal?: AbortSignal,
  { now, rest }: WorkPace = { now: () => performance.now(), rest: nextTurn },
): Promise<string> {
  const encoder = new TextEncoder()
  const prefix = encoder.encode(`${challenge}.`)
  const whole = prefix.length - (prefix.length % blockBytes)
  const begun = createState()
  for (let offset = 0; offset < whole; offset += blockBytes) absorbBlock(begun, prefix, offset)
  const tail = new Uint8Array(prefix.length - whole + 16)
  tail.set(prefix.subarray(whole))
  const digitsAt = prefix.length - whole

  let sliceEnd = now() + sliceMs
  for (let count = 0; ; count++) {
    const solution = `${count}`
    const { written } = encoder.encodeInto(solution, tail.subarray(digitsAt))
    const state = begun.slice()
    absorbRest(state, tail.subarray(0, digitsAt + written), prefix.length + written)
    if (hasZeroBits(state, difficulty)) return solution
    if (count % triesBetweenLooks === 0 && now() >= sliceEnd) {
      await rest()
      signal?.throwIfAborted()
      sliceEnd = now() + sliceMs
    }
  }
}
