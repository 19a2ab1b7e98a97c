import { languages, matchLanguage } from '@portico/contract'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { SelectField } from '../../../foundation/parts/select-field/select-field.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { LockedField } from '../../../foundation/parts/text-field/locked-field.tsx'
import { useFocusBack } from '../../../foundation/parts/use-focus-back.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { nameLanguage } from './name-language.ts'

const tags: readonly string[] = Object.keys(languages)

/** The screen on which the user chooses the language of messages. One that Portico has no texts in stays in the list. */
export function Section(): ReactNode {
  const { client, toInputId } = useWidget()
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  // a user who has chosen none most likely wants the language that they are reading
  const known = user.locale ?? matchLanguage(text.locale, tags) ?? 'en'
  const [chosen, setChosen] = useState(known)
  const { submit, isPending, problem, dismiss } = useSubmit({
    call: (locale: string, signal) => client.user.update({ locale }, { signal }),
    done: () => openSection('language', text('account.language.saved')),
  })
  const keepFocus = useFocusBack(isPending)
  const shared = { id: toInputId('language'), name: 'language', label: text('account.language') }
  const offered = tags.includes(known) ? tags : [known, ...tags]
  const choices = offered
    .map((tag) => ({ value: tag, label: nameLanguage(tag), lang: tag }))
    .sort((a, b) => a.label.localeCompare(b.label, text.locale))
  return (
    <AccountScreen
      title={text('account.language')}
      lead={text('account.language.content')}
      problem={problem}
    >
      {mayEdit ? (
        <Stack
          onSubmit={() => {
            keepFocus()
            submit(chosen)
          }}
        >
          <SelectField
            {...shared}
            isLabelHidden
            autoComplete="language"
            choices={choices}
            value={chosen}
            onChange={(tag) => {
              dismiss()
              setChosen(tag)
            }}
          />
          <Button kind="primary" type="submit" isLoading={isPending}>
            {text('account.name.save')}
          </Button>
        </Stack>
      ) : (
        <Stack>
          <LockedField
            {...shared}
            isLabelHidden
            autoComplete="language"
            value={user.locale ? nameLanguage(user.locale) : text('account.value.notSet')}
          />
        </Stack>
      )}
    </AccountScreen>
  )
}
