/** The question "Confirm it's you": asked at the act that needs it, over the card, and answered in the same session. */
import type { User } from '@portico/client'
import type { ReactNode } from 'react'
import { ChainIcon } from '../../foundation/icons/chain-icon.tsx'
import { PhoneIcon } from '../../foundation/icons/phone-icon.tsx'
import { WalletIcon } from '../../foundation/icons/wallet-icon.tsx'
import { Sheet } from '../../foundation/parts/sheet/sheet.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import {
  ConfirmByPhone,
  ConfirmByWallet,
  ConfirmElsewhere,
  findProvingPhone,
  listConnected,
  OwnWallets,
  useProvingWallets,
} from '../../methods/account-further-proofs.ts'
import { listWays } from './list-ways.ts'
import { ProofQuestion, WithProofTexts } from './proof-question.tsx'

interface Asked {
  /** For what it is asked. */
  act: string
  user: User
  onSettled: (isProved: boolean) => void
}

/** The question. */
export const Confirm = (props: Asked): ReactNode => (
  <WithProofTexts>
    <Question {...props} />
  </WithProofTexts>
)

function Question({ act, user, onSettled }: Asked): ReactNode {
  const { id, client, config } = useWidget()
  const text = useText()
  const known = useBootstrap()?.oauthProviders ?? null
  const phone = findProvingPhone(user, client.session.getSync(), config)
  const ways = listWays(user, {
    hasWallet: useProvingWallets(user).length > 0,
    hasPhone: phone !== null,
    hasElsewhere: listConnected(user, config.oauthOptions, known).length > 0,
  })
  return (
    <Sheet
      id={`${id}-confirm`}
      title={text('furtherFactor.title')}
      closeLabel={text('account.confirm.close')}
      onClose={() => onSettled(false)}
    >
      <ProofQuestion
        lead={`${act} ${text('account.confirm.once')}`}
        ways={ways}
        user={user}
        onProved={() => onSettled(true)}
        further={{
          wallet: {
            Form: ConfirmByWallet,
            icon: <WalletIcon />,
            label: 'account.wallets',
            detail: <OwnWallets user={user} />,
          },
          phone: {
            Form: ConfirmByPhone,
            icon: <PhoneIcon />,
            label: 'account.confirm.phone',
            detail: <bdi dir="ltr">{phone?.number}</bdi>,
          },
          elsewhere: { Form: ConfirmElsewhere, icon: <ChainIcon />, label: 'account.accounts' },
        }}
      />
    </Sheet>
  )
}
