import type { TotpCreationReply } from '@portico/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { accountCodesText } from '../../locales/en/account-codes.ts'
import { accountStepText } from '../../locales/en/account-step.ts'
import { WithAccountTexts } from '../account/account-language.tsx'
import { followStage } from '../account/follow-stage.ts'
import { useSessionMinutes } from '../account/use-session-minutes.ts'
import { useSubmit } from '../use-submit.ts'
import { AddApp } from './add-app.tsx'
import { CodeSheet } from './code-sheet.tsx'

interface Shown {
  readonly app: TotpCreationReply
  onDone(): void
  /** Called when the user goes back, and when another window has begun anew: the app before it stays. */
  onBack(): void
}

/** An app that takes the place of the one on a lost phone, once its recovery codes are saved. */
export function NewPhone(props: Shown): ReactNode {
  return (
    <WithAccountTexts room="account-step" texts={accountStepText}>
      <WithAccountTexts room="account-codes" texts={accountCodesText}>
        <Stages {...props} />
      </WithAccountTexts>
    </WithAccountTexts>
  )
}

function Stages({ app, onDone, onBack }: Shown): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [isChecked, setChecked] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the second stage takes the focus as the first one did
  useEffect(() => followStage(place.current), [isChecked])
  return (
    <div className="st-screen" ref={place}>
      {isChecked ? (
        <Codes app={app} onDone={onDone} onLost={onBack} />
      ) : (
        <AddApp app={app} onChecked={() => setChecked(true)} onLost={onBack} onBack={onBack} />
      )}
    </div>
  )
}

function Codes(props: {
  app: TotpCreationReply
  onDone: () => void
  onLost: () => void
}): ReactNode {
  const { onDone, onLost } = props
  const { totp_id, recovery_codes } = props.app
  const { client } = useWidget()
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  const { submit, isPending, problem } = useSubmit({
    call: (_: null, signal) =>
      client.totps.complete({ totp_id, session_duration_minutes }, { signal }),
    done: onDone,
    failed({ errorType }) {
      if (errorType === 'totps_not_found_for_user') onLost()
    },
  })
  return (
    <CodeSheet
      progress={text('account.step.progress', { n: 2, all: 2 })}
      lead={text('account.codes.content')}
      codes={recovery_codes}
      problem={problem}
      isPending={isPending}
      onDone={() => submit(null)}
    />
  )
}
