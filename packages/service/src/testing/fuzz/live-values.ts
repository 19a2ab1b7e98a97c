/** What a running service has given out: ids, tokens and codes that exist, so that requests reach deep code. */
import type { Chance } from './chance.ts'

/** What a request says, by name: of its path, its query or its body; `authorization` is its header. */
export type Fields = Readonly<Record<string, unknown>>

/** Values by the name that the wire has for them. */
export interface LiveValues {
  add(name: string, value: string): void
  /** One of that name, else `fallback`; draws once either way. */
  pick(chance: Chance, name: string, fallback: string): string
  /** Remembers what would be granted if it were sent: fields by name, for a target. */
  offer(target: string, fields: Fields): void
  /** Something that was offered for a target; draws once either way. */
  take(chance: Chance, target: string): Fields | null
  /** Learns what an answer tells. */
  learn(text: string): void
}

/** How many of a name are remembered: the newest. */
const max = 24
const maxOffers = 4

/** Of these the wire tells ids, tokens and codes. */
const telling =
  /"((?:\w+_)?(?:id|token|jwt|code|secret|uri|hash|codes|state|nonce|challenge))":"([^"\\]{3,2000})"/g

export function createLiveValues(): LiveValues {
  const values = new Map<string, string[]>()
  const offers = new Map<string, Fields[]>()
  const add = (name: string, value: string) => {
    const known = values.get(name) ?? []
    if (known.includes(value)) return
    known.push(value)
    if (known.length > max) known.shift()
    values.set(name, known)
  }
  return {
    add,
    pick(chance, name, fallback) {
      const drawn = chance.next()
      const known = values.get(name) ?? []
      return known[Math.floor(drawn * known.length)] ?? fallback
    },
    offer(target, fields) {
      offers.set(target, [...(offers.get(target) ?? []), fields].slice(-maxOffers))
    },
    take(chance, target) {
      const drawn = chance.next()
      const known = offers.get(target) ?? []
      return known[Math.floor(drawn * known.length)] ?? null
    },
    learn(text) {
      for (const [, proof = ''] of text.matchAll(/name="proof" value="([^"]+)"/g))
        add('proof', proof)
      // Passkey options are JSON in JSON.
      for (const found of text.replaceAll('\\"', '"').matchAll(telling)) {
        const [, name = '', value = ''] = found
        if (!['request_id', 'project_id', 'client_secret'].includes(name)) add(name, value)
      }
    },
  }
}
