/**
 * The content that replaces the form if the page is not set up correctly. A user sees a sentence and a button to try
 * again; a developer on their own machine sees what to change. It is loaded when a fault is found, and reports the
 * fault once to the host and the console.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Advice, toLine } from '../../flow/advice/advice.ts'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { isOwnMachine } from '../../foundation/parts/is-own-machine.ts'
import { Logo } from '../../foundation/parts/logo/logo.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { WithTexts } from '../../kernel/context/with-texts.tsx'
import type { Host } from '../../kernel/host/host.ts'
import { MessageError } from '../../kernel/host/message-error.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import { errorText } from '../../locales/en/errors.ts'
import { buttonText } from '../../locales/en/forms.ts'
import { setupText } from '../../locales/en/setup.ts'
import { methodIds } from '../../methods/all-methods.ts'
import { describeConfig } from './describe-config.ts'
import { describeProject } from './describe-project.ts'
import { askForSetup, describeRefusal } from './describe-refusal.ts'
import { DevelopmentCard } from './development-card.tsx'
import { findConfigFault } from './find-config-fault.ts'
import { SetupError } from './setup-error.ts'

const texts = { ...errorText, ...setupText, ...buttonText }

export { warnIgnored } from './warn-ignored.ts'

/** The findings about the fault. */
interface Finding {
  readonly advice: Advice
  /** The sentence that users read. */
  readonly sentence: TextId
  readonly isDevelopment: boolean
  /** Whether it is an error of the specification, which is shown above the title. */
  readonly isSpecified: boolean
  /** Whether only a part of the form does not work; users then keep the form. */
  readonly isPartial: boolean
}

/** Shows a fault if it is certain. Otherwise it shows nothing, and the form stays. */
export function SetupFault(props: {
  /** The error of the request for the project's settings; null for a fault in the configuration. */
  refusal: unknown
  /** Whether the configuration refers to something that the project does not have. */
  isMissing: boolean
  /** Called with true when this component replaces the form, and with false when it no longer does. */
  onBlock: (isBlocked: boolean) => void
  onRetry: () => void
}): ReactNode {
  const { refusal, isMissing, onBlock } = props
  const { client, config, host } = useWidget()
  const [finding, setFinding] = useState<Finding | null>(null)
  const fault = findConfigFault(config)
  const project = useBootstrap()
  const advice =
    (isMissing && project && describeProject(config, project)) ||
    describeConfig(fault, config, methodIds)
  // a configuration is often a new object with equal content, so the effect depends on the fault's text instead
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
        const sentence = isMissing ? undefined : fault?.sentence
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
      // not the page's fault, for example an unreachable service: the original error is reported
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

/** Reports the fault to the host and the console. */
function TellHost(props: { finding: Finding; refusal: unknown; host: Host }): null {
  const { finding, refusal, host } = props
  const text = useText()
  useEffect(() => {
    const line = toLine(finding.advice)
    const error = finding.isSpecified
      ? new MessageError(text(finding.sentence))
      : new SetupError(line)
    if (refusal !== null) error.cause = refusal
    // a warning if the sentence of the specification is on the page as well
    console[finding.isSpecified ? 'warn' : 'error'](`Portico: ${line}`)
    host.report(error)
  }, [finding, refusal, host, text])
  return null
}

/** For a developer: the sentence of the specification that every user sees, and below it what to change. */
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
