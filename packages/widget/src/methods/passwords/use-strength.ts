import { useEffect, useMemo, useRef, useState } from 'react'
import { useWidget } from '../../context/widget-context.ts'
import { createStrengthCheck, type Strength, unknownStrength } from './strength-check.ts'

function after(ms: number, callback: () => void) {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

/**
 * The strength of the password in a field.
 *
 * @param password - as it stands
 * @param email - its words do not count as strength; null where it is not known
 */
export function useStrength(password: string, email: string | null): Strength {
  const { client, host } = useWidget()
  const [strength, setStrength] = useState(unknownStrength)
  const isTyped = useRef(false)
  const check = useMemo(
    () =>
      createStrengthCheck({
        check: (typed, signal) =>
          client.passwords.strengthCheck(
            { ...(email !== null && { email }), password: typed },
            { signal },
          ),
        after,
        onChange: setStrength,
        onError: host.report,
      }),
    [client, host, email],
  )
  useEffect(() => {
    if (!password && !isTyped.current) return
    isTyped.current = true
    check.type(password)
    return () => check.stop()
  }, [check, password])
  return strength
}
