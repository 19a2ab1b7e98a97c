import { Type } from 'typebox'
import { defineCredentialLine } from '../../accounts/imports/credential-line.ts'
import { LineError } from '../../accounts/imports/line-error.ts'
import { isAbsent } from '../../accounts/imports/to-present.ts'
import { createId } from '../../foundation/create-id.ts'
import { toStoredHash, UnreadableHashError } from '../../kernel/passwords/imports/to-stored-hash.ts'
import { PasswordFormatSchema, parsePassword } from './parse-password.ts'

/** The password of a line: another system's hash. */
export const passwordLine = defineCredentialLine({
  kind: 'passwords',
  fields: { password: Type.Optional(PasswordFormatSchema) },
  // Exporters write a user without a password with an empty hash, and Django with a mark.
  isUnset({ password }) {
    if (typeof password !== 'object' || password === null || !('hash' in password)) return false
    return isAbsent(password.hash) || /^[!*]/.test(String(password.hash))
  },
  read({ password }, { project, random, email, now }) {
    if (!password) return []
    return [
      {
        passwordId: createId(random, 'password', project.projectId),
        hash: readHash(password),
        requiresReset: password.requires_reset ?? false,
        // The user who proves the address later may not be the user who set the password.
        isUnproved: !email?.verified,
        changedAt: now,
      },
    ]
  },
  isSecret: true,
  write([password]) {
    if (!password) return {}
    const { hash, requiresReset } = password
    return {
      password: { format: 'portico', hash, ...(requiresReset && { requires_reset: true }) },
    }
  },
})

function readHash(password: { readonly format: string }): string {
  try {
    return toStoredHash(parsePassword(password))
  } catch (error) {
    if (error instanceof UnreadableHashError) throw new LineError(`password: ${error.message}`)
    throw error
  }
}
