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
import { useBootstrap } from '../../../kernel/context/project-context.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { nameLanguage } from './name-language.ts'

/**
 * The screen on which the user chooses the language of messages: one of Portico's, or of the host's own. One that neither has texts
 * in stays in the list.
 */
export function Section(): ReactNode {
  const { client, toInputId } = useWidget()
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  const tags = [...Object.keys(languages), ...(useBootstrap()?.ownLanguages ?? [])]
  // a user who has chosen none most likely wants the language that they are reading
  const known = user.locale ?? matchLanguage(text.locale, tags) ?? 'en'
  const [chosen, setChosen] = useState(known)
  const { submit, isPending, problem, dismiss } = useSubmit({
    // goes on when the user leaves the section, so that the list has the language that the service keeps
    call: (locale: string) => client.user.update({ locale }),
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
