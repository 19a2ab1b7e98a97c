import { findHeldSignIn, type HeldSignIn } from '@portico/client'
import { type ReactNode, useEffect, useState } from 'react'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import { FurtherFactor, type FurtherProof } from '../../flow/further-factor/further-factor.tsx'
import { useSubmit } from '../../flow/use-submit.ts'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { accountWaysText } from '../../locales/en/account-ways.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import type { OauthProps } from './flow.ts'
import { toAskErrorText } from './to-ask-error-text.ts'

/**
 * The question that a sign-in with a provider waits for: a code of the authenticator app, or a passcode to the user's
 * mailbox, possibly followed by a code of the app.
 */
export function Ask({ emit }: OauthProps<'oauth.ask'>): ReactNode {
  const { client } = useWidget()
  const [held] = useState(() => findHeldSignIn(client))
  const [waitsFor, setWaitsFor] = useState(held?.waitsFor)
  useEffect(() => {
    if (!held) emit({ type: 'oauth.left' })
  }, [held, emit])
  if (!held) return null
  const asked = {
    held,
    onDone: () => emit({ type: 'oauth.verified' }),
    onBack() {
      held.giveUp()
      emit({ type: 'oauth.left' })
    },
  }
  return waitsFor === 'insufficient_factors' ? (
    <WithAccountTexts room="account-ways" texts={accountWaysText}>
      <SecondStep {...asked} />
    </WithAccountTexts>
  ) : (
    <ConfirmAddress {...asked} onSecondStep={() => setWaitsFor('insufficient_factors')} />
  )
}

function SecondStep(props: {
  held: HeldSignIn
  onDone: () => void
  onBack: () => void
}): ReactNode {
  const { held, onDone, onBack } = props
  const text = useText()
  const project = useBootstrap()?.projectName
  const submit = useSubmit({
    call: (proof: FurtherProof) => held.attempt(proof),
    toText: toAskErrorText,
    done: onDone,
  })
  const words = {
    title: text('passcode.title'),
    content: project
      ? text('secondStep.content', { project })
      : text('secondStep.contentWithoutName'),
    recoveryTitle: text('secondStep.recovery.title'),
    recoveryContent: text('secondStep.recovery.content'),
  }
  return <FurtherFactor submit={submit} words={words} onBack={onBack} />
}
