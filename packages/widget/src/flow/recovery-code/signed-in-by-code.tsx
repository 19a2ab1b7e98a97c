import { limits } from '@portico/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { accountRecoveryCodeText } from '../../locales/en/account-recovery-code.ts'
import { signedInText } from '../../locales/en/signed-in.ts'
import { WithAccountTexts } from '../account/account-language.tsx'
import type { FlowEvent } from '../flow.ts'
import { Waiting } from '../waiting.tsx'
import type { RecoveryCodeProps } from './flow.ts'

type Props = RecoveryCodeProps<'recoveryCode.success'>

/** The end of a sign-in with a recovery code. The host hears of it after "Continue", so that the user can read the count. */
export function SignedInByCode(props: Props): ReactNode {
  return (
    <WithAccountTexts
      room="account-recovery-code"
      texts={{ ...accountRecoveryCodeText, ...signedInText }}
    >
      <Count {...props} />
    </WithAccountTexts>
  )
}

function Count({ screen, emit }: Props): ReactNode {
  const { client, config, host, asksToLogIn } = useWidget()
  const text = useText()
  const [isTold, setTold] = useState(false)
  const isLeaving = Boolean(client.user.getSync()?.deletion)

  useEffect(() => {
    const look = () => {
      if (!client.session.getSync()) emit({ type: 'recoveryCode.sessionEnded' })
    }
    look()
    return client.session.onChange(look)
  }, [client, emit])

  useEffect(() => {
    if (!isLeaving) return
    // a user whose account is about to be deleted is asked first whether to keep it, as after every sign-in; the
    // question belongs to a layer above, and its row begins on any screen
    const then = screen
    const asked = { type: 'comeBack.asked', then }
    const ask = emit as (event: FlowEvent) => void
    ask(asked)
  }, [isLeaving, screen, emit])

  const goOn = () => {
    setTold(true)
    host.emit({ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} })
    if (asksToLogIn || config.signedIn) emit({ type: 'recoveryCode.goneOn' })
  }
  if (isLeaving) return <Waiting />

  return (
    <>
      <Disc tone="success" icon={<CheckIcon />} />
      <Heading>{text('signedIn.title')}</Heading>
      <Lead>
        {text('recoveryCode.used', { n: screen.codesLeft, all: limits.totp.recoveryCodes })}
      </Lead>
      {!isTold && (
        <Stack>
          <Button kind="primary" onPress={goOn}>
            {text('signedIn.continue')}
          </Button>
        </Stack>
      )}
    </>
  )
}
