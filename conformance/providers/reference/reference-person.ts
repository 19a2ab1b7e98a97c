import { randomUUID } from 'node:crypto'
import { toFormRequest } from '../../browser/browser.ts'
import type { Person } from '../../browser/person.ts'

/** Answers the pages that oidc-provider brings along: log-in, consent, log-out. */
export function createReferencePerson(isWilling = true): Person {
  const login = `person-${randomUUID()}`
  return {
    async answer({ forms, text }) {
      const abort = /href="([^"]*\/abort)"/.exec(text)?.[1]
      if (abort && !isWilling) return { prompts: [], seen: text, url: abort }
      for (const { action, fields } of forms) {
        const prompt = fields.get('prompt')
        if (prompt === 'login') {
          const filled = new Map([...fields, ['login', login], ['password', 'any']] as const)
          return { prompts: [prompt], seen: text, url: action, request: toFormRequest(filled) }
        }
        if (prompt === 'consent') {
          return { prompts: [prompt], seen: text, url: action, request: toFormRequest(fields) }
        }
        if (fields.has('xsrf') && !fields.has('logout')) {
          const filled = new Map([...fields, ['logout', 'yes']] as const)
          return { prompts: ['logout'], seen: text, url: action, request: toFormRequest(filled) }
        }
      }
      return null
    },
  }
}
