/**
 * The one place of effects: everything that a form or a link sets off beyond the screen goes through here.
 */
import { StytchAPIError } from '@portico/client'
import { useEffect, useRef, useState } from 'react'
import { toUrl } from '../foundation/parts/to-url.ts'
import { useText } from '../kernel/context/text-context.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import type { Host, LogEntry } from '../kernel/host/host.ts'
import type { HostEvent } from '../kernel/host/host-events.ts'
import { MessageError } from '../kernel/host/message-error.ts'
import type { Text } from '../kernel/text/create-text.ts'
import { toErrorText } from '../kernel/text/error-text.ts'
import type { TextId } from '../kernel/text/text-id.ts'

/**
 * What a submit does, as values: what to call, and what to say of it. What takes the reply are methods, so that an
 * action can be held by whoever does not know its reply.
 */
export interface Action<Input, Reply = unknown> {
  /** Refuses an input before any call. @returns the id of the text to show, or null */
  check?: (input: Input) => TextId | null
  /** Goes into the event log when the person acts. */
  logFirst?: (input: Input) => LogEntry
  call: (input: Input, signal: AbortSignal) => Promise<Reply>
  /** Goes into the event log on success. */
  log?: (input: Input) => LogEntry
  /** What the host hears on success, before the screen changes. */
  event?(reply: Reply, input: Input): HostEvent
  /** Where success leads. */
  done(reply: Reply, input: Input): void
  failed?: (problem: Problem) => void
  /** What the person reads of an error. @default the specification's table, else the service's words */
  toText?: (error: unknown, text: Text) => Promise<string> | string
}

/** Why a submit failed, in the person's words. */
export interface Problem {
  readonly text: string
  /** The service's `error_type`; null when the service did not say, `invalid_input` when it was not asked. */
  readonly errorType: string | null
  /** Hosts that the text may link to: the service's own. */
  readonly linkHosts: readonly string[]
}

/** A submit and its state. */
export interface Submit<Input> {
  submit(input: Input): void
  readonly isPending: boolean
  readonly problem: Problem | null
  /** Takes the problem away, as when the value it was about changes. */
  dismiss(): void
}

function toSource(error: unknown): Omit<Problem, 'text'> {
  if (!(error instanceof StytchAPIError)) {
    return { errorType: error instanceof MessageError ? 'invalid_input' : null, linkHosts: [] }
  }
  const host = toUrl(error.error_url)?.host
  return { errorType: error.error_type, linkHosts: host ? [host] : [] }
}

/** Says that an action succeeded: to the event log, to the host, to the flow. */
export function finish<Input, Reply>(
  { log, event, done }: Action<Input, Reply>,
  host: Host,
  reply: Reply,
  input: Input,
): void {
  if (log) host.log(...log(input))
  if (event) host.emit(event(reply, input))
  done(reply, input)
}

/**
 * Runs an action: pending, call, host callbacks, event log, error text. A second submit while one runs is
 * ignored. When the screen is left the call is aborted, so that a late answer moves nobody.
 *
 * @param kind - another one is another form: what the one before has under way is aborted, too
 */
export function useSubmit<Input, Reply>(
  action: Action<Input, Reply>,
  kind?: unknown,
): Submit<Input> {
  const { host } = useWidget()
  const text = useText()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<AbortController | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another form
  useEffect(
    () => () => {
      running.current?.abort()
      setPending(false)
      setProblem(null)
    },
    [kind],
  )

  const fail = (sentence: string, error: unknown) => {
    const failure = { text: sentence, ...toSource(error) }
    setProblem(failure)
    host.report(error)
    action.failed?.(failure)
  }

  const settle = () => {
    running.current = null
    setPending(false)
  }

  const run = async (input: Input, { signal }: AbortController) => {
    try {
      const reply = await action.call(input, signal)
      if (signal.aborted) return
      settle()
      finish(action, host, reply, input)
    } catch (error) {
      if (signal.aborted) return
      const sentence = await (action.toText ?? toErrorText)(error, text)
      if (signal.aborted) return
      settle()
      fail(sentence, error)
    }
  }

  const submit = (input: Input) => {
    if (running.current && !running.current.signal.aborted) return
    setProblem(null)
    const refusal = action.check?.(input)
    if (refusal) {
      const sentence = text(refusal)
      fail(sentence, new MessageError(sentence))
      return
    }
    if (action.logFirst) host.log(...action.logFirst(input))
    running.current = new AbortController()
    setPending(true)
    void run(input, running.current)
  }

  return { submit, isPending, problem, dismiss: () => setProblem(null) }
}
