import { type ReactNode, useState } from 'react'
import { useSubmit } from '../../flow/use-submit.ts'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { IdpProps } from './flow.ts'
import { leavePage } from './leave-page.ts'
import { logOut } from './log-out.ts'
import { NamedText } from './named-text.tsx'

/** Asks the user to confirm a log-out, because the client app has not proved that it may request it. */
export function LogoutScreen({ screen, emit }: IdpProps<'idp.logout'>): ReactNode {
  const { projectName, target } = screen
  const { client } = useWidget()
  const text = useText()
  const [isLeaving, setLeaving] = useState(false)
  const { submit } = useSubmit({
    call: () => logOut(client),
    done: () => leavePage(target),
  })
  const confirm = () => {
    setLeaving(true)
    submit(null)
  }

  return (
    <>
      <Heading>{text('idpLogout.title')}</Heading>
      <Lead>
        <NamedText id="idpLogout.confirmMessage" names={{ projectName }} />
      </Lead>
      <Stack>
        <Button kind="primary" isLoading={isLeaving} onPress={confirm}>
          {text('idpLogout.yes')}
        </Button>
        <Button
          kind="secondary"
          isQuiet={isLeaving}
          onPress={() => emit({ type: 'idp.logoutDenied' })}
        >
          {text('idpLogout.no')}
        </Button>
      </Stack>
    </>
  )
}
