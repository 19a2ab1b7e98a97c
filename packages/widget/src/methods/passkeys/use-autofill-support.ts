import { useEffect, useState } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'

/**
 * Whether the browser can offer passkeys at the e-mail field.
 *
 * @param hasField - whether there is such a field
 * @returns null until the browser has answered
 */
export function useAutofillSupport(hasField: boolean): boolean | null {
  const { client } = useWidget()
  const [isSupported, setSupported] = useState<boolean | null>(null)

  useEffect(() => {
    let isLeft = false
    const answer = (supports: boolean) => {
      if (!isLeft) setSupported(supports)
    }
    client.webauthn.browserSupportsAutofill().then(answer, () => answer(false))
    return () => {
      isLeft = true
    }
  }, [client])

  return hasField ? isSupported : false
}
