import type { ReactNode } from 'react'
import { NextIcon } from '../../foundation/icons/next-icon.tsx'
import { PlusIcon } from '../../foundation/icons/plus-icon.tsx'
import { AccountLine, AccountList } from '../../foundation/parts/account/account.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { AccountView } from './account-view.tsx'
import type { IdpProps } from './flow.ts'
import { NamedText } from './named-text.tsx'
import { useSameSession } from './use-same-session.ts'
import { useSwitchAccount } from './use-switch-account.ts'

/**
 * Asks the user which account to continue with, because the client app requires a choice: the signed-in account or
 * another.
 */
export function ChooseAccountScreen({ screen, emit }: IdpProps<'idp.chooseAccount'>): ReactNode {
  const { account, clientName } = screen
  const text = useText()
  const { isPending, switchAccount } = useSwitchAccount()
  useSameSession(emit, false)
  const own = account && {
    key: 'own',
    line: <AccountView account={account} />,
    end: <NextIcon />,
    onPress: () => emit({ type: 'idp.accountChosen' }),
  }
  const another = {
    key: 'another',
    line: <AccountLine mark={<PlusIcon />} name={text('idpConsent.useAnotherAccount')} />,
    onPress: switchAccount,
  }
  return (
    <>
      <Heading>{text('idpConsent.chooseAccount.title')}</Heading>
      <Lead>
        <NamedText id="idpConsent.chooseAccount.content" names={{ clientName }} />
      </Lead>
      <AccountList rows={own ? [own, another] : [another]} isDisabled={isPending} />
    </>
  )
}
