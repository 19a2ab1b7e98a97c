import type { ReactNode } from 'react'
import type { ProofProps } from '../../../flow/account/proof-props.ts'
import { useSubmit } from '../../../flow/use-submit.ts'
import { NextIcon } from '../../../foundation/icons/next-icon.tsx'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Lead } from '../../../foundation/parts/lead/lead.tsx'
import { useBootstrap } from '../../../kernel/context/project-context.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { ProviderIcon } from '../provider-icon.tsx'
import { startSignIn } from '../start-sign-in.ts'
import { listConnected } from './list-connected.ts'
import type { ProviderRow } from './to-provider-rows.ts'

/** Proves at a provider. It leaves the page: the user comes back to the account with the proof, and acts anew. */
export function ConfirmElsewhere({ user }: ProofProps): ReactNode {
  const widget = useWidget()
  const text = useText()
  const rows = listConnected(
    user,
    widget.config.oauthOptions,
    useBootstrap()?.oauthProviders ?? null,
  )
  const { submit, isPending, problem } = useSubmit({
    call: ({ type }: ProviderRow, signal) => startSignIn(widget, { type }, signal),
    done() {},
  })
  return (
    <>
      {problem && <Banner tone="error">{problem.text}</Banner>}
      <Lead>{text('account.confirm.comeBack')}</Lead>
      <ItemList label={text('account.accounts')}>
        {rows.map((row) => (
          <li key={row.connected?.oauth_user_registration_id}>
            <button
              className="st-item"
              type="button"
              disabled={isPending}
              onClick={() => submit(row)}
            >
              <span className="st-item-tile">
                <ProviderIcon type={row.type} {...(row.icon && { icon: row.icon })} />
              </span>
              <ItemText title={<bdi>{row.name}</bdi>} />
              <NextIcon />
            </button>
          </li>
        ))}
      </ItemList>
    </>
  )
}
