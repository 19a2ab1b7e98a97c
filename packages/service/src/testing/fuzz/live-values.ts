/** Collects ids, tokens and codes from a running service, so that requests with valid values reach deep code. */
import type { Chance } from './chance.ts'

/** A request's values by name, from its path, query or body; `authorization` is the header. */
export type Fields = Readonly<Record<string, unknown>>

/** Values by their names in the API. */
export interface LiveValues {
  add(name: string, value: string): void
  /** Picks a value of that name, or else `fallback`; draws once either way. */
  pick(chance: Chance, name: string, fallback: string): string
  /** Stores fields that would succeed if they were sent to a target. */
  offer(target: string, fields: Fields): void
  /** Takes the fields offered for a target; draws once either way. */
  take(chance: Chance, target: string): Fields | null
  /** Collects the values from an answer. */
  learn(text: string): void
}

/** How many values of a name are kept, the newest ones. */
const max = 24
const maxOffers = 4

/** The fields from which ids, tokens and codes are collected. */
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
      // Passkey options are JSON inside JSON.
      for (const found of text.replaceAll('\\"', '"').matchAll(telling)) {
        const [, name = '', value = ''] = found
        if (!['request_id', 'project_id', 'client_secret'].includes(name)) add(name, value)
      }
    },
  }
}
