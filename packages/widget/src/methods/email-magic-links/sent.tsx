import { type ReactNode, useCallback } from 'react'
import { useBootstrap } from '../../context/bootstrap-context.ts'
import { RichText } from '../../context/rich-text.tsx'
import { useText } from '../../context/text-context.ts'
import { useWidget } from '../../context/widget-context.ts'
import { MailIcon } from '../../icons/mail-icon.tsx'
import { BackButton } from '../../parts/back-button/back-button.tsx'
import { LinkButton } from '../../parts/button/link-button.tsx'
import { Destination } from '../../parts/destination/destination.tsx'
import { Disc } from '../../parts/disc/disc.tsx'
import { Heading } from '../../parts/heading/heading.tsx'
import { Helper, HelperRow } from '../../parts/helper/helper.tsx'
import { Lead } from '../../parts/lead/lead.tsx'
import { Stack } from '../../parts/stack/stack.tsx'
import { TextButton } from '../../parts/text-button/text-button.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { toBackLabel } from '../../text/to-back-label.ts'
import type { EmailMagicLinksEvent, SentLink } from './flow.ts'
import { findSenderDomain, getInboxLinks } from './inbox-links.ts'
import { LinkCode } from './link-code.tsx'
import { sentStyles } from './sent.css.ts'
import { useOpenedElsewhere } from './use-opened-elsewhere.ts'

registerStyles(sentStyles)

/** Email Confirmation. */
export function Sent({
  email,
  codeId,
  emit,
}: SentLink & { emit: (event: EmailMagicLinksEvent) => void }): ReactNode {
  const { client, config, host } = useWidget()
  const text = useText()
  const domainHint = config.emailMagicLinksOptions?.domainHint
  const links = getInboxLinks(
    email,
    findSenderDomain(domainHint, useBootstrap()?.emailDomains ?? []),
  )
  const goOn = useCallback(() => emit({ type: 'emailMagicLinks.opened' }), [emit])
  useOpenedElsewhere(client, email, goOn)
  const tryAgain = () => {
    host.log('email_try_again_clicked', { email, type: 'login_or_create_eml' })
    emit({ type: 'emailMagicLinks.tryAgainChosen' })
  }

  return (
    <>
      <BackButton
        label={toBackLabel(text)}
        onPress={() => emit({ type: 'emailMagicLinks.left', email })}
      />
      <Disc tone="neutral" icon={<MailIcon />} />
      <Heading>{text('emailConfirmation.title')}</Heading>
      <Lead>
        <RichText
          id="emailConfirmation.content"
          values={{ email }}
          bold={(address) => <Destination>{address}</Destination>}
        />
      </Lead>
      <Helper icon={<i className="st-dot" />}>{text('emailConfirmation.waiting')}</Helper>
      {codeId !== undefined && <LinkCode key={codeId} codeId={codeId} onVerified={goOn} />}
      <Stack>
        <LinkButton href={links.gmail}>{text('link.openInGmail')}</LinkButton>
        <LinkButton href={links.yahoo}>{text('link.openInYahoo')}</LinkButton>
        <LinkButton href={links.outlook}>{text('link.openInOutlook')}</LinkButton>
      </Stack>
      <HelperRow>
        <Helper>
          {text('passcode.didntGetIt')}{' '}
          <TextButton onPress={tryAgain}>{text('button.retry')}</TextButton>
        </Helper>
      </HelperRow>
    </>
  )
}
