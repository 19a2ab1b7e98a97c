import type { ReactNode } from 'react'
import { CardIcon } from '../../foundation/icons/card-icon.tsx'
import { ClockIcon } from '../../foundation/icons/clock-icon.tsx'
import { GlobeIcon } from '../../foundation/icons/globe-icon.tsx'
import { KeyIcon } from '../../foundation/icons/key-icon.tsx'
import { PersonIcon } from '../../foundation/icons/person-icon.tsx'
import { WarningIcon } from '../../foundation/icons/warning-icon.tsx'
import { AccountFrame } from '../../foundation/parts/account/account.tsx'
import { AppLogo } from '../../foundation/parts/app-logo/app-logo.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { ConsentList } from '../../foundation/parts/consent-list/consent-list.tsx'
import { Details } from '../../foundation/parts/consent-list/details.tsx'
import { Disclosure } from '../../foundation/parts/disclosure/disclosure.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Helper } from '../../foundation/parts/helper/helper.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { AccountView } from './account-view.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import type { ConsentItem } from './describe-scopes.ts'
import type { IdpProps } from './flow.ts'
import { NamedText } from './named-text.tsx'
import { useDecide } from './use-decide.ts'
import { useSameSession } from './use-same-session.ts'
import { useSwitchAccount } from './use-switch-account.ts'

const icons = {
  identity: <CardIcon />,
  person: <PersonIcon />,
  time: <ClockIcon />,
  other: <KeyIcon />,
}

const toRow = ({ text, details, about = 'other' }: ConsentItem, index: number) => ({
  // two permissions may have the same text
  key: `${index} ${text}`,
  text,
  details,
  icon: icons[about],
})

/** The styles of the consent screen that its components do not have. */
registerStyles(`
& .st-app-host{display:flex}
& .st-screen>.st-app-host{margin-top:calc(2*var(--st-spacing))}
`)

/** The screen IDP Consent: shows which client app requests which permissions, and asks for the user's decision. */
export function ConsentScreen({ screen, emit }: IdpProps<'idp.consent'>): ReactNode {
  const { request, consent } = screen
  const { account, clientName, projectName, redirectHost, ungrantable } = consent
  const { id, theme } = useWidget()
  const { submit, isPending, problem } = useDecide(emit, {
    denied: () => emit({ type: 'idp.consentDenied' }),
  })
  useSameSession(emit, isPending)
  const text = useText()
  const { isPending: isSwitching, switchAccount } = useSwitchAccount()
  const title = consent.hasCustomScopes
    ? 'idpConsent.customScopes.title'
    : 'idpConsent.signIn.title'

  const sections = consent.sections.map((section, index) => ({
    ...section,
    id: `${id}-section-${index}`,
  }))

  return (
    <>
      <AppLogo url={consent.logoUrl} house={theme.logo?.url} />
      <Banner tone="error" {...problem} />
      <Heading>
        <NamedText id={title} names={{ clientName, projectName }} />
      </Heading>
      {redirectHost && (
        <p className="st-app-host">
          <Helper icon={<GlobeIcon />}>
            <bdi>{redirectHost}</bdi>
          </Helper>
        </p>
      )}
      {account && (
        <AccountFrame
          action={
            <TextButton onPress={switchAccount} isDisabled={isPending || isSwitching}>
              {text('idpConsent.useAnotherAccount')}
            </TextButton>
          }
        >
          <AccountView account={account} />
        </AccountFrame>
      )}
      {sections.map((section) => (
        <ConsentList
          key={section.id}
          id={section.id}
          heading={section.header ?? <NamedText id={consent.header} names={{ clientName }} />}
          rows={section.items.map(toRow)}
        />
      ))}
      {ungrantable.length > 0 && (
        <Disclosure
          id={`${id}-ungrantable`}
          icon={<WarningIcon />}
          label={<NamedText id="idpConsent.noPermissionsToGrant" names={{ clientName }} />}
        >
          <h2 className="st-section-heading">
            <NamedText id="idpConsent.cannotGrant" names={{ clientName }} />
          </h2>
          <Details items={ungrantable.map((item) => item.text)} />
        </Disclosure>
      )}
      <ConsentButtons
        isPending={isPending}
        onDecide={(isGranted) => submit({ request, isAsked: true, isGranted })}
      />
    </>
  )
}
