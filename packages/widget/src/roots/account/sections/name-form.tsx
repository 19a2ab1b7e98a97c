import type { UserUpdate } from '@portico/client'
import { cleanName, withoutInvisible } from '@portico/contract'
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

import type { AccountConfig } from '../options.ts'
import { cutToField, getTyped, listFields, toFieldChange } from './own-fields.ts'

interface FormField {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  /** @default the name */
  readonly autoComplete?: string
}

const aboutPicture = ['invalid_input', 'invalid_picture_url']

/** Whether an address can be that of a picture; an empty one removes the picture. */
const isPicture = (address = ''): boolean => address === '' || toUrl(address)?.protocol === 'https:'

/** The screen with the user's name, the fields that the page has named, and the picture. */
export function Section(): ReactNode {
  return (
    <WithAccountTexts room="account-name" texts={accountNameText}>
      <NameForm />
    </WithAccountTexts>
  )
}

function NameForm(): ReactNode {
  const { client, toInputId, ...widget } = useWidget()
  // only the root of the account shows its sections, and has its configuration
  const config = widget.config as AccountConfig
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  const [first, setFirst] = useState(user.name.first_name)
  const [last, setLast] = useState(user.name.last_name)
  const [picture, setPicture] = useState(user.picture_url ?? '')
  const own = listFields(config.fields, user.untrusted_metadata, text.locale)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { submit, isPending, problem, dismiss } = useSubmit({
    // goes on when the user leaves the section, so that the list has what the service keeps
    call: async (changes: UserUpdate) => {
      if (!isPicture(changes.picture_url)) throw new MessageError(text('account.picture.invalid'))
      return client.user.update(changes)
    },
    done: () => openSection('name', text('account.name.saved')),
  })
  const keepFocus = useFocusBack(isPending)
  const pictureError = aboutPicture.includes(problem?.errorType ?? '') ? problem?.text : null
  const fields: readonly FormField[] = [
    { name: 'given-name', label: text('account.name.first'), value: first, change: setFirst },
    { name: 'family-name', label: text('account.name.last'), value: last, change: setLast },
    ...own.map(({ key, label, value }) => ({
      name: `field-${key}`,
      autoComplete: 'off',
      label,
      value: getTyped(typed, key) ?? value,
      change: (text: string) => setTyped({ ...typed, [key]: cutToField(text) }),
    })),
    { name: 'photo', label: text('account.picture'), value: picture, change: setPicture },
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
          const untrusted_metadata = toFieldChange(own, typed)
          const picture_url = withoutInvisible(picture).trim()
          submit({
            name: { first_name: cleanName(first), last_name: cleanName(last) },
            ...(picture_url !== (user.picture_url ?? '') && { picture_url }),
            ...(untrusted_metadata && { untrusted_metadata }),
          })
        }}
      >
        {fields.map(({ change, ...field }) => {
          const { name } = field
          const shared = { autoComplete: name, ...field, id: toInputId(name) }
          if (!mayEdit) return <LockedField key={name} {...shared} />
          return (
            <TextField
              key={name}
              {...shared}
              {...(name === 'photo' && {
                dir: 'ltr',
                placeholder: 'https://',
                error: pictureError ?? null,
              })}
              isQuiet={isPending}
              onChange={(text) => {
                dismiss()
                change(text)
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
