/** The screen "Confirm it's you", for a client app that demands more than the session has proved. */
import { type ReactNode, useEffect, useRef } from 'react'
import { AccountFrame } from '../../foundation/parts/account/account.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { AccountView } from './account-view.tsx'
import type { IdpProps } from './flow.ts'
import { NamedText } from './named-text.tsx'
import { toAccount } from './to-account.ts'
import { useDecide } from './use-decide.ts'
import { useSameSession } from './use-same-session.ts'
import { useSwitchAccount } from './use-switch-account.ts'

/** The screen, with the texts of the question. */
export const StepUpScreen = (props: IdpProps<'idp.stepUp'>): ReactNode => (
  <props.screen.proof.WithProofTexts>
    <Question {...props} />
  </props.screen.proof.WithProofTexts>
)

function Question({ screen, emit }: IdpProps<'idp.stepUp'>): ReactNode {
  const { request, user, ways, clientName, proof } = screen
  const text = useText()
  const { isPending: isSwitching, switchAccount } = useSwitchAccount()
  const { submit, isPending, problem } = useDecide(emit, {
    denied: () => emit({ type: 'idp.consentDenied' }),
  })
  const goOn = () => emit({ type: 'idp.stepUpProved' })
  useSameSession(emit, isPending)
  useProofElsewhere(goOn)
  const account = toAccount(user)
  return (
    <>
      <Banner tone="error" {...problem} />
      <Heading>{text('furtherFactor.title')}</Heading>
      <proof.ProofQuestion
        lead={<NamedText id="idpConsent.chooseAccount.content" names={{ clientName }} />}
        ways={ways}
        user={user}
        onProved={goOn}
      />
      {account && (
        <AccountFrame
          action={
            <TextButton onPress={switchAccount} isDisabled={isPending || isSwitching}>
              {text('idpConsent.useAnotherAccount')}
            </TextButton>
          }
        >
          <AccountView account={account} />
        </AccountFrame>
      )}
      <HelperRow>
        <TextButton
          onPress={() => submit({ request, isAsked: true, isGranted: false })}
          isDisabled={isPending || isSwitching}
        >
          <NamedText id="account.confirm.leave" names={{ clientName }} />
        </TextButton>
      </HelperRow>
    </>
  )
}

/** Goes on when the session has another proof: the user may have given it in another tab. */
function useProofElsewhere(goOn: () => void): void {
  const { client } = useWidget()
  const latest = useRef(goOn)
  latest.current = goOn
  useEffect(() => {
    const readProofs = () =>
      JSON.stringify(
        client.session
          .getSync()
          ?.authentication_factors.map(({ type, last_authenticated_at: at }) => [type, at]),
      )
    const before = readProofs()
    return client.session.onChange((session) => {
      if (session && readProofs() !== before) latest.current()
    })
  }, [client])
}
