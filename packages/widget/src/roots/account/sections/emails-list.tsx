import type { User } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { RemovedRow } from '../../../flow/account/removed-row.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { Breakable } from '../../../foundation/parts/breakable/breakable.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Menu, type MenuAct } from '../../../foundation/parts/menu/menu.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { accountEmailsText } from '../../../locales/en/account-emails.ts'
import { codeText } from '../../../locales/en/forms.ts'
import { resendText } from '../../../locales/en/resend.ts'
import { AddEmail } from './add-email.tsx'
import { ProveEmail } from './prove-email.tsx'
import { sendToEmail } from './send-to-email.ts'

type Email = User['emails'][number]

const texts = { ...accountEmailsText, ...codeText, ...resendText }

/** The screens of the user's addresses: the list, the form for another address, and the field for its code. */
export function Section(): ReactNode {
  const { step } = useAccount()
  return (
    <WithAccountTexts room="account-emails" texts={texts}>
      {step?.kind === 'add' && <AddEmail />}
      {step?.kind === 'code' && <ProveEmail step={step} />}
      {step === null && <EmailList />}
    </WithAccountTexts>
  )
}

/** An address that was removed, and where it stood. */
interface Removed {
  readonly email: Email
  readonly at: number
}

function EmailList(): ReactNode {
  const { client } = useWidget()
  const { user, mayEdit, openSection, openStep } = useAccount()
  const text = useText()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const { emails } = user
  const remove = useAct({
    act: ({ email }: Removed) => text('account.act.remove', { value: email.email }),
    // these go on when the user leaves the section, so that the list shows what the service has done by then
    call: ({ email }) => client.user.deleteEmail(email.email_id),
    done: (_, row) => setRemoved(row),
  })
  const restore = useAct({
    call: ({ email }: Removed) => client.user.restoreEmail(email.email_id),
    done: () => setRemoved(null),
  })
  const makePrimary = useAct({
    act: ({ email }: Email) => text('account.act.makePrimary', { value: email }),
    call: ({ email_id }) => client.user.makeEmailPrimary(email_id),
    done: (_, { email }) => openSection('emails', text('account.emails.madePrimary', { email })),
  })
  const sendCode = useAct({
    act: () => text('account.act.addEmail'),
    call: ({ email }: Email, signal) => sendToEmail(client, email, signal),
    done: (sent) => openStep('emails', { kind: 'code', channel: 'email', ...sent }),
  })
  const toActs = (email: Email, at: number): MenuAct[] => {
    const prove: MenuAct = {
      key: 'code',
      label: text('account.emails.sendNewCode'),
      onPress: () => sendCode.submit(email),
    }
    if (at === 0) return email.verified ? [] : [prove]
    const makeFirst: MenuAct = {
      key: 'primary',
      label: text('account.emails.makePrimary'),
      onPress: () => makePrimary.submit(email),
    }
    const leave: MenuAct = {
      key: 'remove',
      label: text('account.remove'),
      isDestructive: true,
      onPress: () => remove.submit({ email, at }),
    }
    return [email.verified ? makeFirst : prove, leave]
  }
  const rows = emails.map((email, at) => (
    <li className="st-item" key={email.email_id}>
      <ItemText
        title={
          <bdi dir="ltr">
            <Breakable>{email.email}</Breakable>
          </bdi>
        }
        detail={email.verified && text(at === 0 ? 'account.primary' : 'account.verified')}
        warning={email.verified ? undefined : text('account.notVerified')}
      />
      {mayEdit && (emails.length > 1 || !email.verified) && (
        <Menu
          label={text('account.moreFor', { what: email.email })}
          acts={toActs(email, at)}
          note={at === 0 && emails.length > 1 ? text('account.emails.primaryStays') : undefined}
        />
      )}
    </li>
  ))
  if (removed) {
    const undo = () => restore.submit(removed)
    rows.splice(
      removed.at,
      0,
      <RemovedRow key={removed.email.email_id} onUndo={undo}>
        {text('account.removed', { value: removed.email.email })}
      </RemovedRow>,
    )
  }
  return (
    <AccountScreen
      title={text('account.emails')}
      lead={text('account.emails.content')}
      problem={remove.problem ?? restore.problem ?? makePrimary.problem ?? sendCode.problem}
    >
      {rows.length > 0 && <ItemList label={text('account.emails')}>{rows}</ItemList>}
      {mayEdit && (
        <Stack>
          <Button kind="secondary" onPress={() => openStep('emails', { kind: 'add' })}>
            {text('account.emails.add')}
          </Button>
        </Stack>
      )}
    </AccountScreen>
  )
}
