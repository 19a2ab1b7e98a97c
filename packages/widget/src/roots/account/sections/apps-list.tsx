import { type ReactNode, useCallback, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { ReadPart, useRead } from '../../../flow/account/read-part.tsx'
import { useSubmit } from '../../../flow/use-submit.ts'
import { CardIcon } from '../../../foundation/icons/card-icon.tsx'
import { ClockIcon } from '../../../foundation/icons/clock-icon.tsx'
import { KeyIcon } from '../../../foundation/icons/key-icon.tsx'
import { NextIcon } from '../../../foundation/icons/next-icon.tsx'
import { PersonIcon } from '../../../foundation/icons/person-icon.tsx'
import { AppLogo } from '../../../foundation/parts/app-logo/app-logo.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { ConsentList } from '../../../foundation/parts/consent-list/consent-list.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { useBootstrap } from '../../../kernel/context/project-context.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { WithTexts } from '../../../kernel/context/with-texts.tsx'
import { identityProviderText } from '../../../locales/en/identity-provider.ts'
import { describeScopes } from '../../consent/describe-scopes.ts'

const icons = {
  identity: <CardIcon />,
  person: <PersonIcon />,
  time: <ClockIcon />,
  other: <KeyIcon />,
}

/** The screen with the client apps that have access, and the one of each app. */
export function Section(): ReactNode {
  return (
    <WithTexts texts={identityProviderText}>
      <Apps />
    </WithTexts>
  )
}

function Apps(): ReactNode {
  const { client } = useWidget()
  const { step, mayEdit, openSection, openStep, noteCount } = useAccount()
  const text = useText()
  const read = useRead(
    useCallback(async () => (await client.user.getConnectedApps()).connected_apps, [client]),
  )
  const project = useBootstrap()
  const { id, toInputId } = useWidget()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { submit, isPending, problem } = useSubmit({
    // goes on when the user leaves the section, so that the list counts what the service has done by then
    async call(app: { id: string; name: string }) {
      await client.user.revokedConnectedApp(app.id)
      if (read.value) noteCount('apps', read.value.length - removed.length - 1)
    },
    done(_, app) {
      setRemoved((some) => [...some, app.id])
      openSection('apps', text('account.removed', { value: app.name }))
    },
  })
  const title = text('account.apps')
  return (
    <ReadPart read={read}>
      {(all) => {
        const apps = all.filter((app) => !removed.includes(app.connected_app_id))
        const shown = step?.kind === 'one' && apps.find((app) => app.connected_app_id === step.id)
        if (!shown) {
          return (
            <AccountScreen
              title={title}
              lead={apps.length === 0 ? text('account.apps.empty') : undefined}
            >
              {apps.length > 0 && (
                <ItemList label={title}>
                  {apps.map(({ connected_app_id, name, description }) => (
                    <li key={connected_app_id}>
                      <button
                        className="st-item"
                        type="button"
                        onClick={() => openStep('apps', { kind: 'one', id: connected_app_id })}
                      >
                        <ItemText
                          title={<bdi>{name}</bdi>}
                          detail={description && <bdi>{description}</bdi>}
                        />
                        <NextIcon />
                      </button>
                    </li>
                  ))}
                </ItemList>
              )}
            </AccountScreen>
          )
        }
        const scopes = shown.scopes_granted.split(' ').filter(Boolean)
        return (
          <AccountScreen
            title={<bdi>{shown.name}</bdi>}
            problem={problem}
            onBack={() => openSection('apps')}
          >
            {shown.logo_url && <AppLogo url={shown.logo_url} house={undefined} />}
            <ConsentList
              id={`${toInputId('scopes')}-${id}`}
              heading={text('account.apps.may', { app: shown.name })}
              rows={describeScopes(scopes, project?.rbacPolicy ?? null, text).map((item) => ({
                ...item,
                key: item.text,
                icon: icons[item.about ?? 'other'],
              }))}
            />
            {mayEdit && (
              <Stack>
                <Button
                  kind="secondary"
                  isLoading={isPending}
                  onPress={() => submit({ id: shown.connected_app_id, name: shown.name })}
                >
                  {text('account.apps.remove')}
                </Button>
              </Stack>
            )}
          </AccountScreen>
        )
      }}
    </ReadPart>
  )
}
