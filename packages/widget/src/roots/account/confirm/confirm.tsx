/** The question "Confirm it's you": asked at the act that needs it, over the card, and answered in the same session. */
import type { User } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { ChainIcon } from '../../../foundation/icons/chain-icon.tsx'
import { LockIcon } from '../../../foundation/icons/lock-icon.tsx'
import { MailIcon } from '../../../foundation/icons/mail-icon.tsx'
import { NextIcon } from '../../../foundation/icons/next-icon.tsx'
import { PasskeyIcon } from '../../../foundation/icons/passkey-icon.tsx'
import { PhoneIcon } from '../../../foundation/icons/phone-icon.tsx'
import { ShieldIcon } from '../../../foundation/icons/shield-icon.tsx'
import { WalletIcon } from '../../../foundation/icons/wallet-icon.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Lead } from '../../../foundation/parts/lead/lead.tsx'
import { Sheet } from '../../../foundation/parts/sheet/sheet.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../../foundation/styles/style-sheet.ts'
import { useBootstrap } from '../../../kernel/context/project-context.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { accountConfirmText } from '../../../locales/en/account-confirm.ts'
import { buttonText, codeText } from '../../../locales/en/forms.ts'
import { furtherFactorText } from '../../../locales/en/further-factor.ts'
import { resendText } from '../../../locales/en/resend.ts'
import {
  ConfirmByEmail,
  ConfirmByPasskey,
  ConfirmByPassword,
  ConfirmByPhone,
  ConfirmByWallet,
  ConfirmElsewhere,
  findProvingPhone,
  listConnected,
  OwnWallets,
  useProvingWallets,
} from '../../../methods/account-proofs.ts'
import { ConfirmByApp } from './confirm-by-app.tsx'
import { listWays, type Way } from './list-ways.ts'

registerStyles(`
& .st-another-way{font-size:var(--st-small);line-height:1.4286}
`)

const texts = {
  ...buttonText,
  ...codeText,
  ...furtherFactorText,
  ...resendText,
  ...accountConfirmText,
}

const looks = {
  passkey: { icon: <PasskeyIcon />, label: 'account.confirm.passkey' },
  app: { icon: <ShieldIcon />, label: 'account.confirm.app' },
  password: { icon: <LockIcon />, label: 'account.confirm.password' },
  email: { icon: <MailIcon />, label: 'account.confirm.email' },
  wallet: { icon: <WalletIcon />, label: 'account.wallets' },
  phone: { icon: <PhoneIcon />, label: 'account.confirm.phone' },
  elsewhere: { icon: <ChainIcon />, label: 'account.accounts' },
} as const

const forms = {
  passkey: ConfirmByPasskey,
  app: ConfirmByApp,
  password: ConfirmByPassword,
  email: ConfirmByEmail,
  wallet: ConfirmByWallet,
  phone: ConfirmByPhone,
  elsewhere: ConfirmElsewhere,
}

/** The question. */
export function Confirm(props: {
  /** For what it is asked. */
  act: string
  user: User
  onSettled: (isProved: boolean) => void
}): ReactNode {
  return (
    <WithAccountTexts room="account-confirm" texts={texts} waiting={null}>
      <Question {...props} />
    </WithAccountTexts>
  )
}

function Question({
  act,
  user,
  onSettled,
}: {
  act: string
  user: User
  onSettled: (isProved: boolean) => void
}): ReactNode {
  const { id, client, config } = useWidget()
  const text = useText()
  const known = useBootstrap()?.oauthProviders ?? null
  const phone = findProvingPhone(user, client.session.getSync(), config)
  const ways = listWays(user, {
    hasWallet: useProvingWallets(user).length > 0,
    hasPhone: phone !== null,
    hasElsewhere: listConnected(user, config.oauthOptions, known).length > 0,
  })
  const details: Partial<Record<Way, ReactNode>> = {
    email: text('account.confirm.to', { email: user.emails[0]?.email ?? '' }),
    wallet: <OwnWallets user={user} />,
    phone: <bdi dir="ltr">{phone?.number}</bdi>,
  }
  const [chosen, setChosen] = useState<Way | null>(ways[0] ?? null)
  const Form = chosen && forms[chosen]
  return (
    <Sheet
      id={`${id}-confirm`}
      title={text('furtherFactor.title')}
      closeLabel={text('account.confirm.close')}
      onClose={() => onSettled(false)}
    >
      {Form ? (
        <>
          <Lead>
            {act} {text('account.confirm.once')}
          </Lead>
          <Form key={chosen} user={user} onProved={() => onSettled(true)} />
          {ways.length > 1 && (
            <p className="st-another-way">
              <TextButton onPress={() => setChosen(null)}>
                {text('account.confirm.another')}
              </TextButton>
            </p>
          )}
        </>
      ) : (
        <>
          <Lead>{text(ways.length > 0 ? 'account.confirm.any' : 'account.confirm.none')}</Lead>
          {ways.length > 0 && (
            <ItemList label={text('account.confirm.another')}>
              {ways.map((way) => (
                <li key={way}>
                  <button className="st-item" type="button" onClick={() => setChosen(way)}>
                    {looks[way].icon}
                    <ItemText title={text(looks[way].label)} detail={details[way]} />
                    <NextIcon />
                  </button>
                </li>
              ))}
            </ItemList>
          )}
        </>
      )}
    </Sheet>
  )
}
