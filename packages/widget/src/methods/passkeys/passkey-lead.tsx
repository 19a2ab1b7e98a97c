import { type ReactNode, useEffect, useState } from 'react'
import { formSection, type LeadProps } from '../../flow/method.ts'
import { type Problem, useSubmit } from '../../flow/use-submit.ts'
import { PasskeyIcon } from '../../foundation/icons/passkey-icon.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Divider } from '../../foundation/parts/divider/divider.tsx'
import { useFocusBack } from '../../foundation/parts/use-focus-back.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { PasskeysEvent } from './flow.ts'
import { toCeremonyOptions } from './to-ceremony-options.ts'
import { toPasskeyText } from './to-passkey-text.ts'
import { useAutofill } from './use-autofill.ts'
import { useAutofillSupport } from './use-autofill-support.ts'

/**
 * Passkeys on Main (specification section 2). If the browser can offer passkeys at the e-mail field, it does so.
 * Otherwise, and when that offer has ended, a button is shown first.
 */
export function PasskeyLead(props: LeadProps<PasskeysEvent>): ReactNode {
  const { sections, tabs, isDisabled, emit, onProblem } = props
  const { client, config } = useWidget()
  const text = useText()
  const hasEmailForm = tabs.some(({ id }) => id === 'email')
  const isByField = useAutofillSupport(hasEmailForm)
  const [missed, setMissed] = useState<Problem | null>(null)
  const [hasEnded, setEnded] = useState(false)
  const verified = () => emit({ type: 'passkeys.verified' })

  useAutofill(isByField === true, {
    onVerified: verified,
    onProblem: setMissed,
    onEnded: () => setEnded(true),
  })
  const { submit, isPending, problem } = useSubmit({
    call: (options: ReturnType<typeof toCeremonyOptions>, signal) =>
      client.webauthn.authenticate({ ...options, signal }),
    event: (data) => ({ type: 'PASSKEY_AUTHENTICATE', data }),
    done: verified,
    toText: toPasskeyText,
  })
  const keepFocus = useFocusBack(isPending)
  const logIn = () => {
    keepFocus()
    submit(toCeremonyOptions(config))
  }

  const banner = problem ?? missed
  useEffect(() => {
    // a section below may have set a problem of its own, which must stay
    if (!banner) return
    onProblem(banner)
    return () => onProblem(null)
  }, [banner, onProblem])

  if (isByField !== false && !hasEnded) return null
  return (
    <>
      <Button
        kind="secondary"
        icon={<PasskeyIcon />}
        isLoading={isPending}
        isQuiet={isDisabled}
        onPress={logIn}
      >
        {text('button.loginWithPasskey')}
      </Button>
      {sections[0] === formSection && <Divider>{text('methodDivider.text')}</Divider>}
    </>
  )
}
