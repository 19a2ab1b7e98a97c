import type { IncomingMessage } from 'node:http'
import { rewriteBody } from './rewrite-body.ts'

/**
 * Normalizes a scope to single spaces between its words (RFC 6749 section 3.3), since apps separate them differently.
 */
export const tidyScope = (scope: string): string => scope.split(/\s+/).filter(Boolean).join(' ')

/** The encoded `scope` field of a form. */
const encodedScope = /(^|&)scope=([^&]*)/g
/** Whitespace that the engine refuses, or reads as a scope. */
const isUntidy = /%0[9ad]|(\+|%20){2}|=(\+|%20)|(\+|%20)(&|$)/i

/** Normalizes the scope of a form that the engine reads. All other fields stay unchanged. */
export function tidyScopeOfForm(request: IncomingMessage): void {
  rewriteBody(request, (body) => {
    const form = body.toString('latin1')
    const tidied = form.replace(encodedScope, (whole, before: string, value: string) => {
      if (!isUntidy.test(`=${value}`)) return whole
      const [scope = ''] = new URLSearchParams(`scope=${value}`).getAll('scope')
      return `${before}scope=${encodeURIComponent(tidyScope(scope))}`
    })
    return Buffer.from(tidied, 'latin1')
  })
}
