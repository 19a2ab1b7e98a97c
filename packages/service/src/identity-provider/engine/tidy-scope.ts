import type { IncomingMessage } from 'node:http'
import { rewriteBody } from './rewrite-body.ts'

/** One space between words, none around them (RFC 6749 3.3): apps join lists with whatever they have. */
export const tidyScope = (scope: string): string => scope.split(/\s+/).filter(Boolean).join(' ')

/** A `scope` of a form, as it is encoded. */
const encodedScope = /(^|&)scope=([^&]*)/g
/** What the engine does not take, or takes for a word. */
const isUntidy = /%0[9ad]|(\+|%20){2}|=(\+|%20)|(\+|%20)(&|$)/i

/** Lets the engine read a form whose scope has one space between its words. All else stays as it was sent. */
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
