import type { UserUpdate } from '@portico/client'
import { cleanName } from '@portico/contract'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { LockedField } from '../../../foundation/parts/text-field/locked-field.tsx'
import { TextField } from '../../../foundation/parts/text-field/text-field.tsx'
import { toUrl } from '../../../foundation/parts/to-url.ts'
import { useFocusBack } from '../../../foundation/parts/use-focus-back.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { MessageError } from '../../../kernel/host/message-error.ts'
import { accountNameText } from '../../../locales/en/account-name.ts'

const aboutPicture = ['invalid_input', 'invalid_picture_url']

/** Whether an address can be that of a picture; an empty one removes the picture. */
const isPicture = (address = ''): boolean =>
  address === '' || toUrl(address)?.protocol === 'https:'

/** The screen with the user's name and picture. */
export function Section(): ReactNode {
  return (
    <WithAccountTexts room="account-name" texts={accountNameText}>
      <NameForm />
    </WithAccountTexts>
  )
}

function NameForm(): ReactNode {
  const { client, toInputId } = useWidget()
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  const [first, setFirst] = useState(user.name.first_name)
  const [last, setLast] = useState(user.name.last_name)
  const [picture, setPicture] = useState(user.picture_url ?? '')
  const { submit, isPending, problem, dismiss } = useSubmit({
    call: async (changes: UserUpdate, signal) => {
      if (!isPicture(changes.picture_url)) throw new MessageError(text('account.picture.invalid'))
      return client.user.update(changes, { signal })
    },
    done: () => openSection('name', text('account.name.saved')),
  })
  const keepFocus = useFocusBack(isPending)
  const pictureError = aboutPicture.includes(problem?.errorType ?? '') ? problem?.text : null
  const fields = [
    { name: 'given-name', label: text('account.name.first'), value: first, change: setFirst },
    { name: 'family-name', label: text('account.name.last'), value: last, change: setLast },
    {
      name: 'photo',
      label: text('account.picture'),
      value: picture,
      change: setPicture,
      placeholder: 'https://',
      dir: 'ltr' as const,
      error: pictureError ?? null,
    },
  ]
  return (
    <AccountScreen
      title={text('account.name')}
      lead={text('account.name.content')}
      problem={pictureError ? null : problem}
    >
      <Stack
        onSubmit={() => {
          keepFocus()
          submit({
            name: { first_name: cleanName(first), last_name: cleanName(last) },
            ...(picture.trim() !== (user.picture_url ?? '') && { picture_url: picture.trim() }),
          })
        }}
      >
        {fields.map(({ change, placeholder, error, dir, ...field }) => {
          const { name } = field
          const shared = { ...field, id: toInputId(name), autoComplete: name }
          if (!mayEdit) return <LockedField key={name} {...shared} />
          return (
            <TextField
              key={name}
              {...shared}
              {...(dir && { dir, placeholder })}
              error={error ?? null}
              isQuiet={isPending}
              onChange={(typed) => {
                dismiss()
                change(typed)
              }}
            />
          )
        })}
        {mayEdit && (
          <Button kind="primary" type="submit" isLoading={isPending}>
            {text('account.name.save')}
          </Button>
        )}
      </Stack>
    </AccountScreen>
  )
}
