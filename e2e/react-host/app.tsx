import {
  createStytchClient,
  PorticoPasskeys,
  PorticoProvider,
  StytchLogin,
  StytchProvider,
} from '@portico/react'
import { type ComponentType, StrictMode } from 'react'
import { ConsentPage } from './consent-page.tsx'
import type { ReactHostOptions } from './host-options.ts'
import { KeptPage } from './kept-page.tsx'
import { PasskeysPage } from './passkeys-page.tsx'
import { PermissionsPage } from './permissions-page.tsx'
import { RerenderingPage } from './rerendering-page.tsx'
import { ResetPage } from './reset-page.tsx'
import { RootPage } from './root-page.tsx'
import { ServedPage } from './served-page.tsx'
import { SessionPage } from './session-page.tsx'
import { SlowPage } from './slow-page.tsx'
import { TogglingPage } from './toggling-page.tsx'

type PageProps = Pick<ReactHostOptions, 'config' | 'strings'>

const pages = {
  session: SessionPage,
  slow: SlowPage,
  rerendering: RerenderingPage,
  toggling: TogglingPage,
  permissions: PermissionsPage,
  reset: ResetPage,
  consent: ConsentPage,
  passkeys: PasskeysPage,
  served: ServedPage,
  root: RootPage,
  kept: (props: PageProps) => <KeptPage {...props} Widget={StytchLogin} />,
  keptPasskeys: (props: PageProps) => <KeptPage {...props} Widget={PorticoPasskeys} />,
}

/** The whole host, the same on a server and in the browser. */
export function createApp(options: ReactHostOptions) {
  const { publicToken, client, page, config, strings, assumeHydrated, served } = options
  const Page: ComponentType<PageProps> = pages[page]
  const content = <Page config={config} {...(strings && { strings })} />
  const shared = { ...(assumeHydrated !== undefined && { assumeHydrated }), children: content }
  return (
    <StrictMode>
      {served ? (
        <PorticoProvider publicToken={publicToken} options={client} {...served} {...shared} />
      ) : (
        <StytchProvider stytch={createStytchClient(publicToken, client)} {...shared} />
      )}
    </StrictMode>
  )
}
