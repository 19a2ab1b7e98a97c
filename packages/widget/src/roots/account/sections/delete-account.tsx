import { type ReactNode, useEffect, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { useProjectName } from '../../../flow/account/use-project-name.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { DangerButton } from '../../../foundation/parts/button/danger-button.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { TextField } from '../../../foundation/parts/text-field/text-field.tsx'
import { registerStyles } from '../../../foundation/styles/style-sheet.ts'
import { useBootstrap } from '../../../kernel/context/project-context.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { toDay } from '../../../kernel/text/to-day.ts'
import { accountDeletionText } from '../../../locales/en/account-deletion.ts'
import { isTypedWord } from './is-typed-word.ts'

registerStyles(`
& .st-losses{display:grid;gap:8px;margin:0;padding-inline-start:20px;font-size:var(--st-small);line-height:1.4286}
& .st-screen>.st-losses{margin-top:calc(4*var(--st-spacing))}
& .st-screen>.st-first{margin-top:calc(4*var(--st-spacing));font-size:var(--st-small);line-height:1.4286}
`)

const dayMs = 24 * 3_600_000

/** The screen on which the user asks for the deletion of the account. */
export function Section(): ReactNode {
  return (
    <WithAccountTexts room="account-deletion" texts={accountDeletionText}>
      <Deletion />
    </WithAccountTexts>
  )
}

/** Lists the names of the client apps that lose their access; none if they cannot be read. */
function useAppNames(): readonly string[] {
  const { client, host } = useWidget()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let isLeft = false
    client.user
      .getConnectedApps()
      .then(({ connected_apps: apps }) => isLeft || setNames(apps.map(({ name }) => name)))
      .catch(host.report)
    return () => {
      isLeft = true
    }
  }, [client, host])
  return names
}

/** Says what is lost, and when. */
function useLosses(): string[] {
  const text = useText()
  // an older service does not say it
  const days = useBootstrap()?.deletionDays
  const apps = useAppNames()
  const until =
    days === undefined
      ? text('account.deletion.someDays')
      : text('account.deletion.until', { date: toDay(Date.now() + days * dayMs, text) })
  const names = new Intl.ListFormat(text.locale).format(apps)
  return [
    text('account.deletion.everywhere'),
    ...(names ? [text('account.deletion.apps', { apps: names })] : []),
    ...(days === 0 ? [text('account.deletion.atOnce')] : [until, text('account.deletion.then')]),
  ]
}

function Deletion(): ReactNode {
  const { client, toInputId } = useWidget()
  const { mayEdit, hasSection, openOverview, openSection, leave } = useAccount()
  const text = useText()
  const project = useProjectName()
  const [typed, setTyped] = useState('')
  const losses = useLosses()
  const word = text('account.deletion.word')
  const { submit, isPending, problem, dismiss } = useAct({
    act: () => text('account.act.deleteAccount'),
    // the end of the session leaves this screen, which must not abort the call
    async call(_: null) {
      const { deletes_at } = await client.user.delete({ confirmation: 'delete' })
      const isGone = Date.parse(deletes_at) <= Date.now()
      leave(
        isGone
          ? text('account.deletion.done')
          : text('account.deletion.asked', { date: toDay(deletes_at, text) }),
      )
    },
    done() {},
  })
  const isTyped = isTypedWord(typed, word)
  const field = {
    id: toInputId('deletion-word'),
    name: 'deletion-word',
    label: text('account.deletion.type', { word }),
    value: typed,
    autoComplete: 'off',
  }
  return (
    <AccountScreen title={text('account.deletion.title', { project })} problem={problem}>
      <ul className="st-losses">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      {hasSection('download') && (
        <p className="st-first">
          <TextButton isDisabled={isPending} onPress={() => openSection('download')}>
            {text('account.deletion.downloadFirst')}
          </TextButton>
        </p>
      )}
      {mayEdit && (
        <Stack onSubmit={() => isTyped && submit(null)}>
          <TextField
            {...field}
            isQuiet={isPending}
            onChange={(value) => {
              dismiss()
              setTyped(value)
            }}
          />
          <DangerButton type="submit" isLoading={isPending} isDisabled={!isTyped}>
            {text('account.deletion')}
          </DangerButton>
          <Button kind="secondary" isQuiet={isPending} onPress={openOverview}>
            {text('account.deletion.keep')}
          </Button>
        </Stack>
      )}
    </AccountScreen>
  )
}
