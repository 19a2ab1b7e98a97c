import type { ReactNode } from 'react'
import type { FlowEvent } from '../../flow/flow.ts'
import { CheckCircleIcon } from '../../foundation/icons/check-circle-icon.tsx'
import { CalmBanner } from '../../foundation/parts/banner/calm-banner.tsx'
import { MainView } from '../../screens/main/main-screen.tsx'
import type { AccountProps } from './flow.ts'

const main = { name: 'main', typed: {} } as const

/** The sign-in, with a line about the account that has ended. What the user does there goes on from Main itself. */
export function AccountLeft({ screen, emit }: AccountProps<'account.left'>): ReactNode {
  // the rows of the methods begin at Main, which knows no event type of its own
  const goOn = emit as (event: FlowEvent) => void
  return (
    <>
      <CalmBanner tone="success" icon={<CheckCircleIcon />}>
        {screen.notice}
      </CalmBanner>
      <MainView
        screen={main}
        emit={(event) => {
          emit({ type: 'account.signInBegun' })
          goOn(event)
        }}
      />
    </>
  )
}
