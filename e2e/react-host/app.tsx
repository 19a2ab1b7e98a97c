import { createStytchClient, PorticoPasskeys, StytchLogin, StytchProvider } from '@portico/react'
import { StrictMode } from 'react'
import { ConsentPage } from './consent-page.tsx'
import type { ReactHostOptions } from './host-options.ts'
import { KeptPage } from './kept-page.tsx'
import { PasskeysPage } from './passkeys-page.tsx'
import { PermissionsPage } from './permissions-page.tsx'
import { RerenderingPage } from './rerendering-page.tsx'
import { ResetPage } from './reset-page.tsx'
import { SessionPage } from './session-page.tsx'
import { SlowPage } from './slow-page.tsx'
import { TogglingPage } from './toggling-page.tsx'

type PageProps = Pick<ReactHostOptions, 'config'>

const pages = {
  session: SessionPage,
  slow: SlowPage,
  rerendering: RerenderingPage,
  toggling: TogglingPage,
  permissions: PermissionsPage,
  reset: ResetPage,
  consent: ConsentPage,
  passkeys: PasskeysPage,
  kept: (props: PageProps) => <KeptPage {...props} Widget={StytchLogin} />,
  keptPasskeys: (props: PageProps) => <KeptPage {...props} Widget={PorticoPasskeys} />,
}

/** The whole host, the same on a server and in the browser. */
export function createApp({ publicToken, client, page, config, assumeHydrated }: ReactHostOptions) {
  const Page = pages[page]
  const stytch = createStytchClient(publicToken, client)
  return (
    <StrictMode>
      <StytchProvider stytch={stytch} {...(assumeHydrated !== undefined && { assumeHydrated })}>
        <Page config={config} />
      </StytchProvider>
    </StrictMode>
  )
}
