/** What a user is asked who has to prove once more that it is them: the strongest way first, the others on demand. */
import type { User } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import type { ProofProps } from '../../flow/account/proof-props.ts'
import type { Way } from '../../flow/further-factor/read-step-up.ts'
import type { View } from '../../flow/screens.ts'
import { LockIcon } from '../../foundation/icons/lock-icon.tsx'
import { MailIcon } from '../../foundation/icons/mail-icon.tsx'
import { NextIcon } from '../../foundation/icons/next-icon.tsx'
import { PasskeyIcon } from '../../foundation/icons/passkey-icon.tsx'
import { ShieldIcon } from '../../foundation/icons/shield-icon.tsx'
import { ItemList, ItemText } from '../../foundation/parts/item-list/item-list.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import { accountConfirmText } from '../../locales/en/account-confirm.ts'
import { buttonText, codeText } from '../../locales/en/forms.ts'
import { furtherFactorText } from '../../locales/en/further-factor.ts'
import { resendText } from '../../locales/en/resend.ts'
import {
  ConfirmByEmail,
  ConfirmByPasskey,
  ConfirmByPassword,
} from '../../methods/account-proofs.ts'
import { ConfirmByApp } from './confirm-by-app.tsx'

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

/** A way as it is offered, and what asks for it. */
interface OfferedWay {
  readonly Form: View<ProofProps>
  readonly icon: ReactNode
  readonly label: TextId
  readonly detail?: ReactNode
}

const own = {
  passkey: { Form: ConfirmByPasskey, icon: <PasskeyIcon />, label: 'account.confirm.passkey' },
  app: { Form: ConfirmByApp, icon: <ShieldIcon />, label: 'account.confirm.app' },
  password: { Form: ConfirmByPassword, icon: <LockIcon />, label: 'account.confirm.password' },
  email: { Form: ConfirmByEmail, icon: <MailIcon />, label: 'account.confirm.email' },
} as const satisfies Partial<Record<Way, OfferedWay>>

/** Adds the texts of the question, which are loaded with it. */
export const WithProofTexts = ({ children }: { children: ReactNode }): ReactNode => (
  <WithAccountTexts room="account-confirm" texts={texts} waiting={null}>
    {children}
  </WithAccountTexts>
)

/** The question without its heading. */
export function ProofQuestion({
  lead,
  ways,
  user,
  onProved,
  further = {},
}: {
  /** For what it is asked; stands over the chosen way. */
  lead: ReactNode
  ways: readonly Way[]
  user: User
  onProved: () => void
  /** What asks for the ways that this module does not have. */
  further?: Partial<Record<Way, OfferedWay>>
}): ReactNode {
  const text = useText()
  const to = text('account.confirm.to', { email: user.emails[0]?.email ?? '' })
  const all: Partial<Record<Way, OfferedWay>> = {
    ...own,
    email: { ...own.email, detail: to },
    ...further,
  }
  const offered = ways.flatMap((way) => (all[way] ? [{ way, ...all[way] }] : []))
  const [chosen, setChosen] = useState<Way | null>(ways[0] ?? null)
  const Form = chosen && all[chosen]?.Form
  if (Form) {
    return (
      <>
        {lead && <Lead>{lead}</Lead>}
        <Form key={chosen} user={user} onProved={onProved} />
        {ways.length > 1 && (
          <p className="st-another-way">
            <TextButton onPress={() => setChosen(null)}>
              {text('account.confirm.another')}
            </TextButton>
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <Lead>{text(ways.length > 0 ? 'account.confirm.any' : 'account.confirm.none')}</Lead>
      {ways.length > 0 && (
        <ItemList label={text('account.confirm.another')}>
          {offered.map(({ way, icon, label, detail }) => (
            <li key={way}>
              <button className="st-item" type="button" onClick={() => setChosen(way)}>
                {icon}
                <ItemText title={text(label)} detail={detail} />
                <NextIcon />
              </button>
            </li>
          ))}
        </ItemList>
      )}
    </>
  )
}
