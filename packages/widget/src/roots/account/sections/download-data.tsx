import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { saveFile, toFileName } from '../../../flow/account/save-file.ts'
import { useAct } from '../../../flow/account/use-act.ts'
import { useProjectName } from '../../../flow/account/use-project-name.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { Helper, HelperRow } from '../../../foundation/parts/helper/helper.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { useFocusBack } from '../../../foundation/parts/use-focus-back.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { toDay } from '../../../kernel/text/to-day.ts'
import { accountDownloadText } from '../../../locales/en/account-download.ts'

/** The screen on which the user downloads everything that is kept about them. */
export function Section(): ReactNode {
  return (
    <WithAccountTexts room="account-download" texts={accountDownloadText}>
      <Download />
    </WithAccountTexts>
  )
}

function Download(): ReactNode {
  const { client } = useWidget()
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  const project = useProjectName()
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.download'),
    call: (_: null, signal) => client.user.export({ signal }),
    done({ request_id, status_code, ...kept }) {
      saveFile(toFileName(project, kept.exported_at), kept)
      openSection('download', text('account.download.done'))
    },
  })
  const keepFocus = useFocusBack(isPending)
  return (
    <AccountScreen
      title={text('account.download')}
      lead={text('account.download.content', { project })}
      problem={problem}
    >
      {mayEdit && (
        <Stack>
          <Button
            kind="primary"
            isLoading={isPending}
            onPress={() => {
              keepFocus()
              submit(null)
            }}
          >
            {text('account.download.submit')}
          </Button>
        </Stack>
      )}
      {user.exported_at && (
        <HelperRow>
          <Helper>
            {text('account.download.last', {
              date: toDay(user.exported_at, text),
            })}
          </Helper>
        </HelperRow>
      )}
    </AccountScreen>
  )
}
