import type { ReactNode } from 'react'
import type { ProofProps } from '../../../flow/account/proof-props.ts'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { useFocusBack } from '../../../foundation/parts/use-focus-back.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { toCeremonyOptions } from '../to-ceremony-options.ts'

/** Proves by a passkey. */
export function ConfirmByPasskey({ onProved }: ProofProps): ReactNode {
  const { client, config } = useWidget()
  const text = useText()
  const { submit, isPending, problem } = useSubmit({
    call: (options: ReturnType<typeof toCeremonyOptions>, signal) =>
      client.webauthn.authenticate(options, { signal }),
    done: onProved,
    toText: (_, words) => words('account.confirm.notProved'),
  })
  const keepFocus = useFocusBack(isPending)
  return (
    <>
      {problem && <Banner tone="error">{problem.text}</Banner>}
      <Button
        kind="primary"
        isLoading={isPending}
        onPress={() => {
          keepFocus()
          submit(toCeremonyOptions(config))
        }}
      >
        {text('account.confirm.usePasskey')}
      </Button>
    </>
  )
}
