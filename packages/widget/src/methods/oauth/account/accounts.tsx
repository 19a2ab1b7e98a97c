import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { OnlyWayNote } from '../../../flow/account/only-way-note.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { useRemoval } from '../../../flow/account/use-removal.ts'
import type { Problem } from '../../../flow/use-submit.ts'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { useBootstrap } from '../../../kernel/context/project-context.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { toPageUrl } from '../../../kernel/host/to-page-url.ts'
import { ProviderIcon } from '../provider-icon.tsx'
import { ReturnedError } from '../returned-error.tsx'
import { toProviders } from '../to-providers.ts'
import { type ProviderRow, toProviderRows } from './to-provider-rows.ts'

/** The screen with the user's accounts at social providers, and those that the user can connect. */
export function Section(): ReactNode {
  const { client, config, toInputId } = useWidget()
  const { oauthOptions } = config
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  const [chosen, setChosen] = useState('')
  const [returned, setReturned] = useState<Problem | null>(null)
  const rows = toProviderRows(
    user.providers,
    toProviders(oauthOptions),
    useBootstrap()?.oauthProviders ?? null,
  )
  const connect = useAct({
    act: ({ name }: ProviderRow) => text('account.act.connect', { value: name }),
    async call({ type }, signal) {
      const { oauth_attach_token } = await client.oauth.attach(type, { signal })
      const options = {
        oauth_attach_token,
        login_redirect_url: oauthOptions?.loginRedirectURL,
        signup_redirect_url: oauthOptions?.signupRedirectURL,
        page_url: toPageUrl(),
      }
      await client.oauth.start(type, options, { signal })
    },
    done() {},
  })
  const disconnect = useRemoval<ProviderRow>({
    act: 'account.act.disconnect',
    toValue: ({ name }) => name,
    call: ({ connected }) =>
      client.user.deleteOAuthRegistration(connected?.oauth_user_registration_id ?? ''),
    onRemoved: ({ name }) =>
      openSection('accounts', text('account.accounts.disconnected', { value: name })),
  })
  const isBusy = connect.isPending || disconnect.isPending
  return (
    <AccountScreen
      title={text('account.accounts')}
      lead={text('account.accounts.content')}
      problem={connect.problem ?? disconnect.problem ?? returned}
    >
      <ReturnedError onFound={setReturned} />
      {rows.length > 0 && (
        <ItemList label={text('account.accounts')}>
          {rows.map((row) => {
            const { type, name, icon, connected } = row
            const key = connected?.oauth_user_registration_id ?? type
            const nameId = toInputId(`account-${key}`)
            const actId = `${nameId}-act`
            return (
              <li key={key}>
                <div className="st-item">
                  <span className="st-item-tile">
                    <ProviderIcon type={type} {...(icon && { icon })} />
                  </span>
                  <ItemText id={nameId} title={<bdi>{name}</bdi>} />
                  {mayEdit && (
                    <TextButton
                      id={actId}
                      labelledBy={`${actId} ${nameId}`}
                      isDisabled={isBusy && chosen !== key}
                      onPress={() => {
                        setChosen(key)
                        setReturned(null)
                        if (connected) disconnect.remove(row)
                        else connect.submit(row)
                      }}
                    >
                      {text(connected ? 'account.accounts.disconnect' : 'account.accounts.connect')}
                    </TextButton>
                  )}
                </div>
                {connected && disconnect.kept?.connected === connected && (
                  <OnlyWayNote content={text('account.onlyWay.disconnected', { what: name })} />
                )}
              </li>
            )
          })}
        </ItemList>
      )}
    </AccountScreen>
  )
}
