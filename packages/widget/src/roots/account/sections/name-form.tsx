import { cleanName } from '@portico/contract'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { LockedField } from '../../../foundation/parts/text-field/locked-field.tsx'
import { TextField } from '../../../foundation/parts/text-field/text-field.tsx'
import { useFocusBack } from '../../../foundation/parts/use-focus-back.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'

/** The screen with the user's name. */
export function Section(): ReactNode {
  const { client, toInputId } = useWidget()
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  const [first, setFirst] = useState(user.name.first_name)
  const [last, setLast] = useState(user.name.last_name)
  const { submit, isPending, problem, dismiss } = useSubmit({
    call: (name: { first_name: string; last_name: string }, signal) =>
      client.user.update({ name }, { signal }),
    done: () => openSection('name', text('account.name.saved')),
  })
  const keepFocus = useFocusBack(isPending)
  const fields = [
    { name: 'given-name', label: text('account.name.first'), value: first, change: setFirst },
    { name: 'family-name', label: text('account.name.last'), value: last, change: setLast },
  ]
  return (
    <AccountScreen
      title={text('account.name')}
      lead={text('account.name.content')}
      problem={problem}
    >
      <Stack
        onSubmit={() => {
          keepFocus()
          submit({ first_name: cleanName(first), last_name: cleanName(last) })
        }}
      >
        {fields.map(({ name, label, value, change }) => {
          const shared = { id: toInputId(name), name, label, value, autoComplete: name }
          if (!mayEdit) return <LockedField key={name} {...shared} />
          return (
            <TextField
              key={name}
              {...shared}
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
