import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'

/**
 * Resolves a name for this very connection, so that a second DNS answer cannot redirect it (DNS rebinding). If one of
 * the addresses is not admitted, the name is refused.
 */
export const createAdmittedLookup =
  (isAdmitted: (address: string) => boolean, toRefusal: () => Error): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAdmitted(address))) {
        return callback(toRefusal(), [])
      }
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
