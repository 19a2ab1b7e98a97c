import type { User } from '@portico/client'
import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { OnlyWayNote } from '../../../flow/account/only-way-note.tsx'
import { useRemoval } from '../../../flow/account/use-removal.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Menu } from '../../../foundation/parts/menu/menu.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { WithTexts } from '../../../kernel/context/with-texts.tsx'
import { codeText } from '../../../locales/en/forms.ts'
import { phoneText } from '../../../locales/en/otp-phones.ts'
import { resendText } from '../../../locales/en/resend.ts'
import { AddPhone } from './add-phone.tsx'
import { listPhoneChannels } from './list-phone-channels.ts'
import { ProvePhone } from './prove-phone.tsx'

const texts = { ...phoneText, ...codeText, ...resendText }

type Phone = User['phone_numbers'][number]

/** The screens of the user's phone numbers: the list, the form for another number, and the field for its code. */
export function Section(): ReactNode {
  const { step } = useAccount()
  return (
    <WithTexts texts={texts}>
      {step?.kind === 'add' && <AddPhone />}
      {step?.kind === 'code' && <ProvePhone step={step} />}
      {step === null && <PhoneList />}
    </WithTexts>
  )
}

function PhoneList(): ReactNode {
  const { client, config } = useWidget()
  const { user, mayEdit, openSection, openStep } = useAccount()
  const text = useText()
  const { remove, kept, problem } = useRemoval<Phone>({
    act: 'account.act.remove',
    toValue: ({ phone_number }) => phone_number,
    call: ({ phone_id }) => client.user.deletePhoneNumber(phone_id),
    onRemoved: ({ phone_number }) =>
      openSection('phones', text('account.removed', { value: phone_number })),
  })
  return (
    <AccountScreen title={text('account.phones')} problem={problem}>
      {user.phone_numbers.length > 0 && (
        <ItemList label={text('account.phones')}>
          {user.phone_numbers.map((phone) => {
            const { phone_id, phone_number, verified } = phone
            return (
              <li key={phone_id}>
                <div className="st-item">
                  <ItemText
                    title={<bdi dir="ltr">{phone_number}</bdi>}
                    detail={verified && text('account.verified')}
                    warning={verified ? undefined : text('account.notVerified')}
                  />
                  {mayEdit && (
                    <Menu
                      label={text('account.moreFor', { what: phone_number })}
                      acts={[
                        {
                          key: 'remove',
                          label: text('account.remove'),
                          isDestructive: true,
                          onPress: () => remove(phone),
                        },
                      ]}
                    />
                  )}
                </div>
                {kept?.phone_id === phone_id && (
                  <OnlyWayNote content={text('account.onlyWay.removed', { what: phone_number })} />
                )}
              </li>
            )
          })}
        </ItemList>
      )}
      {mayEdit && listPhoneChannels(config.otpOptions).length > 0 && (
        <Stack>
          <Button kind="secondary" onPress={() => openStep('phones', { kind: 'add' })}>
            {text('account.phones.add')}
          </Button>
        </Stack>
      )}
    </AccountScreen>
  )
}
