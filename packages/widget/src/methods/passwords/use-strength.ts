import { useEffect, useMemo, useRef, useState } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { createStrengthCheck, type Strength, unknownStrength } from './strength-check.ts'

function after(ms: number, callback: () => void) {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

/**
 * The user of a new password, in the form that `passwords.strengthCheck` accepts: an address, or the token of a reset
 * link.
 */
export type PasswordOwner = { readonly email: string } | { readonly token: string }

/**
 * Returns the strength of the password in a field.
 *
 * @param password - the current content of the field
 * @param owner - the user, because words from the user's own data do not count as strength
 */
export function useStrength(password: string, owner: PasswordOwner): Strength {
  const { client, host } = useWidget()
  const [strength, setStrength] = useState(unknownStrength)
  const isTyped = useRef(false)
  const [kind, value] = 'email' in owner ? ['email', owner.email] : ['token', owner.token]
  const check = useMemo(
    () =>
      createStrengthCheck({
        check: (typed, signal) =>
          client.passwords.strengthCheck({ [kind]: value, password: typed }, { signal }),
        after,
        onChange: setStrength,
        onError: host.report,
      }),
    [client, host, kind, value],
  )
  useEffect(() => {
    if (!password && !isTyped.current) return
    isTyped.current = true
    check.type(password)
    return () => check.stop()
  }, [check, password])
  return strength
}
