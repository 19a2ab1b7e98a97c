import { IDPOAuthFlowMissingParamError } from '@portico/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { Spinner } from '../parts/spinner/spinner.tsx'
import type { AccountChoice, IdentityProviderEvent } from './flow.ts'
import { readAddress } from './read-address.ts'
import { useAuthorizeStart } from './use-authorize-start.ts'
import { useLogoutStart } from './use-logout-start.ts'

/** Reads what the page was opened for, and asks the service about it: the preflight. */
export function Start(props: {
  choice: AccountChoice
  emit: (event: IdentityProviderEvent) => void
}): ReactNode {
  const { choice, emit } = props
  const { host } = useWidget()
  const text = useText()
  const [asked] = useState(() => readAddress(location.search))
  const authorize = useAuthorizeStart(emit, choice)
  const logOut = useLogoutStart(emit)

  const begin = useRef(() => {
    if (asked.kind === 'authorize') return authorize(asked.request)
    if (asked.kind === 'logout') return logOut(asked.request)
    host.report(new IDPOAuthFlowMissingParamError(asked.message))
    emit({ type: 'preflight.failed', message: asked.message })
  })
  useEffect(() => begin.current(), [])

  return (
    <div className="st-waiting">
      <Spinner size={40} label={text('loading.label')} />
    </div>
  )
}
