import { type ReactNode, useCallback } from 'react'
import { RecoveryCodeWay } from '../../flow/recovery-code/recovery-code-way.tsx'
import { CheckCircleIcon } from '../../foundation/icons/check-circle-icon.tsx'
import { ClockIcon } from '../../foundation/icons/clock-icon.tsx'
import { MailIcon } from '../../foundation/icons/mail-icon.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { CalmBanner } from '../../foundation/parts/banner/calm-banner.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import type { EmailMagicLinksProps } from './flow.ts'
import { InboxLinkList } from './inbox-link-list.tsx'
import { findSenderDomain, getInboxLinks } from './inbox-links.ts'
import { LinkCode } from './link-code.tsx'
import { toLinkEnd } from './to-link-end.ts'
import { useOpenedElsewhere } from './use-opened-elsewhere.ts'
import { useOtherDevice } from './use-other-device.ts'
import { Waiting } from './waiting.tsx'

/** The screen Email Confirmation. */
export function Sent({ screen, emit }: EmailMagicLinksProps<'emailMagicLinks.sent'>): ReactNode {
  const { email, code_id: codeId, other_device: otherDevice } = screen
  const { client, config, host } = useWidget()
  const text = useText()
  const domainHint = config.emailMagicLinksOptions?.domainHint
  const links = getInboxLinks(
    email,
    findSenderDomain(domainHint, useBootstrap()?.emailDomains ?? []),
  )
  const goOn = useCallback(() => emit({ type: 'emailMagicLinks.opened' }), [emit])
  useOpenedElsewhere(client, email, goOn)
  const end = useOtherDevice(otherDevice?.poll_token, goOn)
  const isOver = end !== null && end !== 'ended'
  const tryAgain = () => {
    host.log('email_try_again_clicked', { email, type: 'login_or_create_eml' })
    emit({ type: 'emailMagicLinks.tryAgainChosen' })
  }

  const again = (
    <Helper>
      {text('passcode.didntGetIt')}{' '}
      <TextButton onPress={tryAgain}>{text('button.retry')}</TextButton>
    </Helper>
  )

  return (
    <>
      <BackButton
        label={toBackLabel(text)}
        onPress={() => emit({ type: 'emailMagicLinks.left', email })}
      />
      {end === 'refused' && <Banner tone="error">{text('emailConfirmation.refused')}</Banner>}
      {end === 'failed' && <Banner tone="error">{text('emailConfirmation.failed')}</Banner>}
      {end === 'used' && (
        <CalmBanner tone="success" icon={<CheckCircleIcon />}>
          {text('emailConfirmation.used')}
        </CalmBanner>
      )}
      <Disc tone="neutral" icon={<MailIcon />} />
      <Heading>{text('emailConfirmation.title')}</Heading>
      <Lead>
        <TextWithAddress id="emailConfirmation.content" values={{ email }} />
      </Lead>
      {end === null && <Waiting number={otherDevice?.number} />}
      {isOver || codeId === undefined ? (
        <>
          {!isOver && <InboxLinkList links={links} isSmall={false} />}
          <HelperRow>{again}</HelperRow>
        </>
      ) : (
        <>
          {screen.isRenewed && (
            <CalmBanner tone="warning" icon={<ClockIcon />}>
              {text('passcode.newerSent')}
            </CalmBanner>
          )}
          <LinkCode
            key={codeId}
            codeId={codeId}
            expiresAt={toLinkEnd(screen, config)}
            onVerified={goOn}
          >
            {again}
          </LinkCode>
          <InboxLinkList links={links} isSmall />
        </>
      )}
      <RecoveryCodeWay address={{ email }} screen={screen} emit={emit} />
    </>
  )
}
