/**
 * What stands in the form's place when the page is not set up right: for people a sentence and a button that
 * tries again, for a developer at their own machine what to change. Loaded when a fault is seen; the host and
 * its console hear of it, once.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonText } from '../../declarations/forms/text/en.ts'
import { setupText } from '../../declarations/setup/text/en.ts'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { isOwnMachine } from '../../foundation/parts/is-own-machine.ts'
import { Logo } from '../../foundation/parts/logo/logo.tsx'
import { type ConfigFault, findConfigFault } from '../../kernel/config/find-config-fault.ts'
import { Products } from '../../kernel/config/products.ts'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { WithTexts } from '../../kernel/context/with-texts.tsx'
import type { Host } from '../../kernel/host/host.ts'
import { MessageError } from '../../kernel/host/message-error.ts'
import { errorText } from '../../kernel/text/errors-en.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import { methodIds } from '../../methods/all-methods.ts'
import { type Advice, toLine } from './advice.ts'
import { describeConfig } from './describe-config.ts'
import { describeProvider } from './describe-provider.ts'
import { askForSetup, describeRefusal } from './describe-refusal.ts'
import { DevelopmentCard } from './development-card.tsx'
import { SetupError } from './setup-error.ts'

const texts = { ...errorText, ...setupText, ...buttonText }

export { warnIgnored } from './warn-ignored.ts'

/** What is known of the fault by now. */
interface Finding {
  readonly advice: Advice
  /** What people read. */
  readonly sentence: TextId
  readonly isDevelopment: boolean
  /** Whether it is one of the specification's errors, which stand above the title. */
  readonly isSpecified: boolean
  /** Whether the form works but for a part of it: people keep it. */
  readonly isPartial: boolean
}

/** The specification's two errors of configuration (section 2); they are told to everybody. */
const specified: Readonly<Partial<Record<ConfigFault, TextId>>> = {
  passkeysAlone: 'errors.passkeysAlone',
  emailLinkAndPasscode: 'errors.emailLinkAndPasscode',
}

/** The products that have a method, those first that every version has, as the specification orders them. */
const known = [
  ...new Set([
    ...Object.values<string>(Products).filter((id) => methodIds.includes(id)),
    ...methodIds,
  ]),
]

/** The fault, where there is one for certain; else nothing, and the form stays. */
export function SetupFault(props: {
  /** What asking for the project failed with; null for a fault of the configuration. */
  refusal: unknown
  /** Whether the configuration names something that the project does not have. */
  isMissing: boolean
  /** Hears whether this stands in the place of the form. */
  onBlock: (isBlocked: boolean) => void
  onRetry: () => void
}): ReactNode {
  const { refusal, isMissing, onBlock } = props
  const { client, config, host } = useWidget()
  const [finding, setFinding] = useState<Finding | null>(null)
  const fault = findConfigFault(config)
  const { oauthProviders } = useBootstrap() ?? {}
  const advice =
    isMissing && oauthProviders
      ? describeProvider(config, oauthProviders)
      : describeConfig(fault, config, known)
  // a configuration is often a new object with the old content
  const latest = useRef({ fault, advice })
  latest.current = { fault, advice }
  const line = toLine(advice)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is another fault
  useEffect(() => {
    let isLeft = false
    const find = async (): Promise<Finding | null> => {
      const isOwn = isOwnMachine(location.hostname)
      if (refusal === null) {
        const { fault, advice } = latest.current
        const setup = isOwn ? await askForSetup(client) : null
        const sentence = isMissing ? undefined : specified[fault]
        return {
          advice,
          sentence: sentence ?? 'setup.unavailable',
          isDevelopment: setup?.is_development ?? false,
          isSpecified: sentence !== undefined,
          isPartial: isMissing,
        }
      }
      const setup = await askForSetup(client)
      const advice = setup && describeRefusal(setup, client, refusal)
      if (!setup || !advice) return null
      return {
        advice,
        sentence: setup.is_token_known
          ? 'error.unauthorizedAction'
          : 'error.unauthorizedCredentials',
        isDevelopment: isOwn && setup.is_development,
        isSpecified: false,
        isPartial: false,
      }
    }
    void find().then((found) => {
      if (isLeft) return
      setFinding(found)
      // not the page's fault, as when the service cannot be reached: told as it is
      if (!found) host.report(refusal)
    })
    return () => {
      isLeft = true
    }
  }, [refusal, client, host, line])

  useEffect(() => {
    if (!finding || (finding.isPartial && !finding.isDevelopment)) return
    onBlock(true)
    return () => onBlock(false)
  }, [finding, onBlock])

  if (!finding) return null
  return (
    <WithTexts texts={texts}>
      <TellHost finding={finding} refusal={refusal} host={host} />
      {finding.isDevelopment ? (
        <ForDeveloper finding={finding} />
      ) : (
        !finding.isPartial && <ForPeople {...props} finding={finding} />
      )}
    </WithTexts>
  )
}

/** Tells host and console. */
function TellHost(props: { finding: Finding; refusal: unknown; host: Host }): null {
  const { finding, refusal, host } = props
  const text = useText()
  useEffect(() => {
    const line = toLine(finding.advice)
    const error = finding.isSpecified
      ? new MessageError(text(finding.sentence))
      : new SetupError(line)
    if (refusal !== null) error.cause = refusal
    // what the specification words stands on the page as it is
    console[finding.isSpecified ? 'warn' : 'error'](`Portico: ${line}`)
    host.report(error)
  }, [finding, refusal, host, text])
  return null
}

/** The specification’s sentence is what everybody reads; here the change stands below it. */
function ForDeveloper({ finding }: { finding: Finding }): ReactNode {
  const text = useText()
  return (
    <>
      {finding.isSpecified && <Banner tone="error">{text(finding.sentence)}</Banner>}
      <DevelopmentCard advice={finding.advice} />
    </>
  )
}

function ForPeople(props: { finding: Finding; onRetry: () => void }): ReactNode {
  const { finding, onRetry } = props
  const { logo, hideHeaderText } = useWidget().theme
  const text = useText()
  const banner = <Banner tone="error">{text(finding.sentence)}</Banner>
  return (
    <>
      {logo && <Logo url={logo.url} alt={logo.alt} />}
      {finding.isSpecified && banner}
      {!hideHeaderText && <Heading>{text('login.title')}</Heading>}
      {!finding.isSpecified && banner}
      {!finding.isSpecified && (
        <Button kind="secondary" onPress={onRetry}>
          {text('button.retry')}
        </Button>
      )}
    </>
  )
}
