/**
 * The question whether to keep an account that is about to be deleted. It is asked at every sign-in until then, and
 * loaded only for such a user.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import { registerScreens } from '../../flow/register-flow.ts'
import type { PropsOf, ScreensOf } from '../../flow/screens.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { ClockIcon } from '../../foundation/icons/clock-icon.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useFocusBack } from '../../foundation/parts/use-focus-back.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toDay } from '../../kernel/text/to-day.ts'
import { accountReturnText } from '../../locales/en/account-return.ts'
import { type ComeBackFlow, comeBackFlow } from './flow.ts'

type Props = PropsOf<ComeBackFlow, 'comeBack'>

function ComeBack(props: Props): ReactNode {
  return (
    <WithAccountTexts room="account-return" texts={accountReturnText}>
      <Question {...props} />
    </WithAccountTexts>
  )
}

function Question({ screen: { then }, emit }: Props): ReactNode {
  const { client } = useWidget()
  const text = useText()
  // its dates stay until the screen leaves
  const [deletion] = useState(() => client.user.getSync()?.deletion)

  useEffect(() => {
    const look = () => {
      if (!client.session.getSync()) emit({ type: 'comeBack.left' })
      else if (!client.user.getSync()?.deletion) emit({ type: 'comeBack.kept', then })
    }
    look()
    const stops = [client.user.onChange(look), client.session.onChange(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, emit, then])

  const keep = useSubmit({
    call: (_: null, signal) => client.user.restore({ signal }),
    done: () => emit({ type: 'comeBack.kept', then }),
  })
  const leave = useSubmit({
    call: () => client.session.revoke({ forceClear: true }),
    done: () => emit({ type: 'comeBack.left' }),
  })
  const keepFocus = useFocusBack(keep.isPending)
  if (!deletion) return null
  return (
    <>
      <Banner tone="error" {...(keep.problem ?? leave.problem)} />
      <Disc tone="neutral" icon={<ClockIcon />} />
      <Heading>{text('account.return.title', { date: toDay(deletion.deletes_at, text) })}</Heading>
      <Lead>{text('account.return.content', { date: toDay(deletion.requested_at, text) })}</Lead>
      <Stack>
        <Button
          kind="primary"
          isLoading={keep.isPending}
          isQuiet={leave.isPending}
          onPress={() => {
            keepFocus()
            keep.submit(null)
          }}
        >
          {text('account.return.keep')}
        </Button>
        <Button
          kind="secondary"
          isLoading={leave.isPending}
          isQuiet={keep.isPending}
          onPress={() => leave.submit(null)}
        >
          {text('account.return.goOn')}
        </Button>
      </Stack>
    </>
  )
}

/** The screen of the question, with its flow. */
export const screens = registerScreens({
  flow: comeBackFlow,
  views: { comeBack: ComeBack },
  texts: accountReturnText,
} satisfies ScreensOf<ComeBackFlow>)
