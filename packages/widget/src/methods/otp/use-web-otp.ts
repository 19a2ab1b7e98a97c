import { useEffect, useRef } from 'react'
import { toPasscode } from '../../foundation/parts/otp-input/to-passcode.ts'

/** What browsers add for codes in text messages; their types do not have it yet. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] }
}

/**
 * Asks the browser for the code of a text message, where it offers that: after the person has said yes. It goes on
 * listening until the screen is left. That it fails is nothing to be told: the code can be typed.
 *
 * @param isDue - whether a text message was sent
 * @param methodId - of the newest send
 */
export function useWebOtp(
  isDue: boolean,
  methodId: string,
  onReceived: (code: string) => void,
): void {
  const receive = useRef(onReceived)
  receive.current = onReceived

  // biome-ignore lint/correctness/useExhaustiveDependencies: another send is another message
  useEffect(() => {
    if (!isDue || !('OTPCredential' in globalThis)) return
    const leaving = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials.get(request).then(
      (found) => {
        if (leaving.signal.aborted || !found || !('code' in found)) return
        receive.current(toPasscode(String(found.code)))
      },
      () => {},
    )
    return () => leaving.abort()
  }, [isDue, methodId])
}
