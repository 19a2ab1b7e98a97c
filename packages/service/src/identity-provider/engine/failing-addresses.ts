/** URLs whose last fetch failed. They are fetched again only after a while, however many requests need them. */
export interface FailingAddresses {
  has(address: string): boolean
  /** Returns a `fetch` that records failing URLs, and refuses to fetch these for a while. */
  watch(send: typeof fetch): typeof fetch
}

/** An app whose document was repaired works after this time at the latest. */
const restMs = 30_000
const max = 1_000

/** @param clock epoch milliseconds */
export function createFailingAddresses(clock: { now(): number }): FailingAddresses {
  const until = new Map<string, number>()

  const has = (address: string) => (until.get(toKey(address)) ?? 0) > clock.now()
  const note = (address: string) => {
    until.delete(address)
    until.set(address, clock.now() + restMs)
    // The oldest entry is dropped. An attacker who causes many failures only makes the service fetch other failing URLs
    // sooner.
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

/** Returns the same text for different spellings of a URL. */
const toKey = (address: string) => URL.parse(address)?.href ?? address
