import type { TotpCreationReply } from '@portico/client'
import { limits } from '@portico/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
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
import { loadForSubmit } from '../load-for-submit.ts'
import { useSubmit } from '../use-submit.ts'
import { Waiting } from '../waiting.tsx'
import type { RecoveryCodeProps } from './flow.ts'

/** The replacement of an app, which few of the users who lost their phone begin here. */
const loadNewPhone = () => import('../enrolment/new-phone.tsx')

interface NewPhone {
  readonly part: Awaited<ReturnType<typeof loadNewPhone>>
  readonly app: TotpCreationReply
}

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
  const { isForApp, codesLeft } = screen
  const [isTold, setTold] = useState(false)
  const [phone, setPhone] = useState<NewPhone | null>(null)
  const [isReplaced, setReplaced] = useState(false)
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
  const begin = useSubmit({
    async call(_: null, signal): Promise<NewPhone> {
      const part = await loadForSubmit(loadNewPhone)
      return { part, app: await client.totps.create({ replace: true }, { signal }) }
    },
    done: setPhone,
  })
  if (isLeaving) return <Waiting />
  if (phone) {
    return (
      <phone.part.NewPhone
        app={phone.app}
        onBack={() => setPhone(null)}
        onDone={() => {
          setPhone(null)
          setReplaced(true)
          goOn()
        }}
      />
    )
  }

  return (
    <>
      <Disc tone="success" icon={<CheckIcon />} />
      <Heading>{text('signedIn.title')}</Heading>
      <Banner tone="error" {...begin.problem} />
      {/* the new app has codes of its own */}
      {!isReplaced && (
        <Lead>{text('recoveryCode.used', { n: codesLeft, all: limits.totp.recoveryCodes })}</Lead>
      )}
      {!isTold && (
        <Stack>
          <Button kind="primary" isDisabled={begin.isPending} onPress={goOn}>
            {text('signedIn.continue')}
          </Button>
          {isForApp && (
            <Button kind="secondary" isLoading={begin.isPending} onPress={() => begin.submit(null)}>
              {text('recoveryCode.newPhone')}
            </Button>
          )}
        </Stack>
      )}
    </>
  )
}
