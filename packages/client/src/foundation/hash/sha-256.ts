/**
 * SHA-256 (FIPS 180-4) in plain code: Web Crypto is missing on plain http, and its promises are too slow for a proof
 * of work. For public values only, because it does not run in constant time.
 */

const roundConstants = new Int32Array(64)
const initialState = new Int32Array(8)

/** Computes the standard's constants: fractions of the roots of the first primes. */
function fillConstants() {
  const toFraction = (root: number) => (root * 2 ** 32) | 0
  for (let candidate = 2, count = 0; count < 64; candidate++) {
    let divisor = 2
    while (candidate % divisor) divisor++
    if (divisor < candidate) continue
    if (count < 8) initialState[count] = toFraction(candidate ** (1 / 2) % 1)
    roundConstants[count++] = toFraction(candidate ** (1 / 3) % 1)
  }
}
fillConstants()

/** The size of a block, in bytes. */
export const blockBytes = 64

/** Returns the state before any input. */
export const createState = (): Int32Array => initialState.slice()

const words = new Int32Array(64)
const word = (list: Int32Array, index: number): number => list[index] ?? 0
const rotate = (value: number, bits: number) => (value >>> bits) | (value << (32 - bits))

/** Hashes one block into the state. */
export function absorbBlock(state: Int32Array, bytes: Uint8Array, offset: number): void {
  const byte = (index: number) => bytes[offset + index] ?? 0
  for (let i = 0; i < 16; i++) {
    const at = i * 4
    words[i] = (byte(at) << 24) | (byte(at + 1) << 16) | (byte(at + 2) << 8) | byte(at + 3)
  }
  for (let i = 16; i < 64; i++) {
    const early = word(words, i - 15)
    const late = word(words, i - 2)
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[i] = word(words, i - 16) + first + word(words, i - 7) + second
  }
  let a = word(state, 0)
  let b = word(state, 1)
  let c = word(state, 2)
  let d = word(state, 3)
  let e = word(state, 4)
  let f = word(state, 5)
  let g = word(state, 6)
  let h = word(state, 7)
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const upper = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const added = (h + upper + choice + word(roundConstants, i) + word(words, i)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const lower = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    h = g
    g = f
    f = e
    e = (d + added) | 0
    d = c
    c = b
    b = a
    a = (added + lower + majority) | 0
  }
  state[0] = word(state, 0) + a
  state[1] = word(state, 1) + b
  state[2] = word(state, 2) + c
  state[3] = word(state, 3) + d
  state[4] = word(state, 4) + e
  state[5] = word(state, 5) + f
  state[6] = word(state, 6) + g
  state[7] = word(state, 7) + h
}

/**
 * Hashes the end of a message: its last bytes, the end mark and its length.
 *
 * @param rest - the bytes after the last whole block
 * @param messageBytes - the length of the whole message
 */
export function absorbRest(state: Int32Array, rest: Uint8Array, messageBytes: number): void {
  const padded = new Uint8Array(rest.length + 9 > blockBytes ? 2 * blockBytes : blockBytes)
  padded.set(rest)
  padded[rest.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor((messageBytes * 8) / 2 ** 32))
  view.setUint32(padded.length - 4, messageBytes * 8)
  for (let offset = 0; offset < padded.length; offset += blockBytes) {
    absorbBlock(state, padded, offset)
  }
}

/** @returns the 32 bytes of the hash */
export function hashSha256(message: Uint8Array): Uint8Array {
  const state = createState()
  const whole = message.length - (message.length % blockBytes)
  for (let offset = 0; offset < whole; offset += blockBytes) absorbBlock(state, message, offset)
  absorbRest(state, message.subarray(whole), message.length)
  const bytes = new DataView(new ArrayBuffer(32))
  state.forEach((value, index) => {
    bytes.setInt32(index * 4, value)
  })
  return new Uint8Array(bytes.buffer)
}
