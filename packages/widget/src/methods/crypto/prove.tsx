import { limits } from '@portico/contract'
import { type ReactNode, useState } from 'react'
import { useText } from '../../context/text-context.ts'
import { useWidget } from '../../context/widget-context.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { BackButton } from '../../parts/back-button/back-button.tsx'
import { Button } from '../../parts/button/button.tsx'
import { Heading } from '../../parts/heading/heading.tsx'
import { Stack } from '../../parts/stack/stack.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { toBackLabel } from '../../text/to-back-label.ts'
import type { CryptoProps } from './flow.ts'

/** Asks who it is. */
export function Prove({ emit }: CryptoProps<'crypto.prove'>): ReactNode {
  const { client, config, toInputId } = useWidget()
  const text = useText()
  const [subject, setSubject] = useState(config.cryptoOptions?.subject ?? '')
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  const { submit, isPending, problem, dismiss } = useSubmit({
    check: (typed: string) => (typed.trim() === '' ? 'errors.unexpected' : null),
    call: (typed, signal) =>
      client.cryptoWallets.authenticate(
        {
          crypto_wallet_address: typed,
          crypto_wallet_type: 'ethereum',
          signature: '',
          session_duration_minutes: minutes,
        },
        { signal },
      ),
    event: (data) => ({ type: 'CRYPTO_AUTHENTICATE', data }),
    done: () => emit({ type: 'crypto.verified' }),
  })
  const change = (typed: string) => {
    dismiss()
    setSubject(typed)
  }
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={() => emit({ type: 'crypto.left' })} />
      <Heading>{text('crypto.title')}</Heading>
      <Stack onSubmit={() => submit(subject)}>
        <TextField
          id={toInputId('crypto')}
          name="username"
          label={text('crypto.subject.label')}
          autoComplete="username"
          value={subject}
          onChange={change}
          error={problem?.text ?? null}
          isQuiet={isPending}
        />
        <Button kind="primary" type="submit" isLoading={isPending}>
          {text('button.continue')}
        </Button>
      </Stack>
    </>
  )
}
