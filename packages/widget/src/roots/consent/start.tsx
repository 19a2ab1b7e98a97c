import { IDPOAuthFlowMissingParamError } from '@portico/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Waiting } from '../../flow/waiting.tsx'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { IdpProps } from './flow.ts'
import { readAddress } from './read-address.ts'
import { useAuthorizeStart } from './use-authorize-start.ts'
import { useLogoutStart } from './use-logout-start.ts'

/** The first screen: reads the request in the page's address, and asks the service about it (the preflight). */
export function Start({ screen, emit }: IdpProps<'idp.start'>): ReactNode {
  const { host } = useWidget()
  const [asked] = useState(() => readAddress(location.search))
  const authorize = useAuthorizeStart(emit, screen.choice)
  const logOut = useLogoutStart(emit)

  const begin = useRef(() => {
    if (asked.kind === 'authorize') return authorize(asked.request)
    if (asked.kind === 'logout') return logOut(asked.request)
    host.report(new IDPOAuthFlowMissingParamError(asked.message))
    emit({ type: 'idp.preflightFailed', message: asked.message })
  })
  useEffect(() => begin.current(), [])

  return <Waiting />
}
