/** Addresses that were just asked in vain: asked again only after a while, however many want to know. */
export interface FailingAddresses {
  has(address: string): boolean
  /** A `fetch` that remembers whom it asked in vain, and refuses to read there again for a while. */
  watch(send: typeof fetch): typeof fetch
}

/** An app whose page is mended is let in after this long. */
const restMs = 30_000
const max = 1_000

/** @param clock epoch milliseconds */
export function createFailingAddresses(clock: { now(): number }): FailingAddresses {
  const until = new Map<string, number>()

  const has = (address: string) => (until.get(toKey(address)) ?? 0) > clock.now()
  const note = (address: string) => {
    until.delete(address)
    until.set(address, clock.now() + restMs)
    // The oldest goes: whoever makes many fail makes others' be asked again, no more.
    const [oldest] = until.keys()
    if (until.size > max && oldest !== undefined) until.delete(oldest)
  }

  return {
    has,
    watch: (send) => async (input, init) => {
      const address = toKey(input instanceof Request ? input.url : String(input))
      if ((init?.method ?? 'GET') !== 'GET') return send(input, init)
      if (has(address)) throw new Error('the address failed a moment ago')
      try {
        const response = await send(input, init)
        if (response.status !== 200) note(address)
        return response
      } catch (error) {
        note(address)
        throw error
      }
    },
  }
}

/** One text for what is one address. */
const toKey = (address: string) => URL.parse(address)?.href ?? address
