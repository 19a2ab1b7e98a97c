import type { User } from '@portico/client'
import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { Breakable } from '../../../foundation/parts/breakable/breakable.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Menu, type MenuAct } from '../../../foundation/parts/menu/menu.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { WithTexts } from '../../../kernel/context/with-texts.tsx'
import { accountEmailsText } from '../../../locales/en/account-emails.ts'

type Email = User['emails'][number]

/** The screen with the user's e-mail addresses. */
export function Section(): ReactNode {
  return (
    <WithTexts texts={accountEmailsText}>
      <EmailList />
    </WithTexts>
  )
}

function EmailList(): ReactNode {
  const { client } = useWidget()
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  const [primary] = user.emails
  const remove = useAct({
    act: ({ email }: Email) => text('account.act.remove', { value: email }),
    call: ({ email_id }, signal) => client.user.deleteEmail(email_id, { signal }),
    done: (_, { email }) => openSection('emails', text('account.removed', { value: email })),
  })
  const toActs = (email: Email): MenuAct[] => [
    {
      key: 'remove',
      label: text('account.remove'),
      isDestructive: true,
      onPress: () => remove.submit(email),
    },
  ]
  return (
    <AccountScreen
      title={text('account.emails')}
      lead={text('account.emails.content')}
      problem={remove.problem}
    >
      {user.emails.length > 0 && (
        <ItemList label={text('account.emails')}>
          {user.emails.map((one) => {
            const isPrimary = one === primary
            const isAlone = user.emails.length === 1
            return (
              <li className="st-item" key={one.email_id}>
                <ItemText
                  title={
                    <bdi dir="ltr">
                      <Breakable>{one.email}</Breakable>
                    </bdi>
                  }
                  detail={one.verified && text(isPrimary ? 'account.primary' : 'account.verified')}
                  warning={one.verified ? undefined : text('account.notVerified')}
                />
                {mayEdit && !(isPrimary && isAlone) && (
                  <Menu
                    label={text('account.moreFor', { what: one.email })}
                    acts={isPrimary ? [] : toActs(one)}
                    note={isPrimary ? text('account.emails.primaryStays') : undefined}
                  />
                )}
              </li>
            )
          })}
        </ItemList>
      )}
    </AccountScreen>
  )
}
