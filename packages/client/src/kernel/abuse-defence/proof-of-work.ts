/**
 * The built-in captcha: searches for a number whose hash with the challenge begins with enough zero bits. It works in
 * short slices on the page's own thread, because a worker would need `worker-src` in the host page's content security
 * policy.
 */
import { absorbBlock, absorbRest, blockBytes, createState } from '../../foundation/hash/sha-256.ts'

const sliceMs = 6 // short enough that typing and scrolling stay smooth
const triesBetweenLooks = 64

/** The clock and the pauses of the search. */
interface WorkPace {
  /** Returns milliseconds since any fixed moment. */
  now(): number
  /** Waits until other tasks of the page have run. */
  rest(): Promise<void>
}

/**
 * Waits for one turn of the event loop. A timer would not do: browsers slow timers of a hidden page down to one a
 * second.
 */
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
 * @param difficulty - the required zero bits at the beginning of the hash; each further bit doubles the work
 * @returns the solution in decimal digits
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
