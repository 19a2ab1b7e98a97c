import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { OnlyWayNote } from '../../../flow/account/only-way-note.tsx'
import { RemovedRow } from '../../../flow/account/removed-row.tsx'
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

/** An account that the user disconnects, and where it stands in the list. */
interface Disconnected {
  readonly row: ProviderRow
  readonly at: number
}

/** The screen with the user's accounts at social providers, and those that the user can connect. */
export function Section(): ReactNode {
  const { client, config } = useWidget()
  const { oauthOptions } = config
  const { user, mayEdit } = useAccount()
  const text = useText()
  const [chosen, setChosen] = useState('')
  const [returned, setReturned] = useState<Problem | null>(null)
  const [removed, setRemoved] = useState<Disconnected | null>(null)
  const rows = toProviderRows(
    user.providers,
    toProviders(oauthOptions),
    useBootstrap()?.oauthProviders ?? null,
    removed?.row.type,
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
  const disconnect = useRemoval<Disconnected>({
    act: 'account.act.disconnect',
    toValue: ({ row }) => row.name,
    call: ({ row }) =>
      client.user.deleteOAuthRegistration(row.connected?.oauth_user_registration_id ?? ''),
    onRemoved: setRemoved,
  })
  const restore = useAct({
    call: ({ row }: Disconnected) =>
      client.oauth.restore(row.connected?.oauth_user_registration_id ?? ''),
    done: () => setRemoved(null),
  })
  const isBusy = connect.isPending || disconnect.isPending
  const items = rows.map((row, at) => {
    const { type, name, connected } = row
    const key = connected?.oauth_user_registration_id ?? type
    const press = () => {
      setChosen(key)
      setReturned(null)
      if (connected) disconnect.remove({ row, at })
      else connect.submit(row)
    }
    return (
      <li key={key}>
        <ProviderItem
          row={row}
          isDisabled={isBusy && chosen !== key}
          onPress={mayEdit ? press : null}
        />
        {connected && disconnect.kept?.row.connected === connected && (
          <OnlyWayNote content={text('account.onlyWay.disconnected', { what: name })} />
        )}
      </li>
    )
  })
  if (removed) {
    const undo = () => restore.submit(removed)
    items.splice(
      removed.at,
      0,
      <RemovedRow key={`gone-${removed.row.connected?.oauth_user_registration_id}`} onUndo={undo}>
        {text('account.accounts.disconnected', { value: removed.row.name })}
      </RemovedRow>,
    )
  }
  return (
    <AccountScreen
      title={text('account.accounts')}
      lead={text('account.accounts.content')}
      problem={connect.problem ?? disconnect.problem ?? restore.problem ?? returned}
    >
      <ReturnedError onFound={setReturned} />
      {items.length > 0 && <ItemList label={text('account.accounts')}>{items}</ItemList>}
    </AccountScreen>
  )
}

/** A provider with its act, unless the page shows the list alone. */
function ProviderItem(props: {
  row: ProviderRow
  isDisabled: boolean
  onPress: (() => void) | null
}): ReactNode {
  const { row, isDisabled, onPress } = props
  const { type, name, icon, connected } = row
  const { toInputId } = useWidget()
  const text = useText()
  const nameId = toInputId(`account-${connected?.oauth_user_registration_id ?? type}`)
  const actId = `${nameId}-act`
  return (
    <div className="st-item">
      <span className="st-item-tile">
        <ProviderIcon type={type} {...(icon && { icon })} />
      </span>
      <ItemText id={nameId} title={<bdi>{name}</bdi>} />
      {onPress && (
        <TextButton
          id={actId}
          labelledBy={`${actId} ${nameId}`}
          isDisabled={isDisabled}
          onPress={onPress}
        >
          {text(connected ? 'account.accounts.disconnect' : 'account.accounts.connect')}
        </TextButton>
      )}
    </div>
  )
}
