import { useEffect, useRef } from 'react'
import { toPasscode } from '../../foundation/parts/otp-input/to-passcode.ts'

/** The option of the WebOTP API, which TypeScript's types do not have yet. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] }
}

/**
 * Receives the code of a text message from the browser (WebOTP), after the user has consented. It listens until the
 * user leaves the screen. A failure is ignored, because the user can type the code.
 *
 * @param isDue - whether a text message was sent
 * @param methodId - the id of the newest code
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
