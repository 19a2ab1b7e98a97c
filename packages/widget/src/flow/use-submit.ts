/** The only module with side effects of forms and links: calls, host callbacks, event log and flow events. */
import { PorticoAPIError } from '@portico/client'
import { useEffect, useRef, useState } from 'react'
import { toUrl } from '../foundation/parts/to-url.ts'
import { useText } from '../kernel/context/text-context.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import { asksSecondStep } from '../kernel/host/asks-second-step.ts'
import type { Host, LogEntry } from '../kernel/host/host.ts'
import type { HostEvent } from '../kernel/host/host-events.ts'
import { MessageError } from '../kernel/host/message-error.ts'
import type { Text } from '../kernel/text/create-text.ts'
import { toErrorText } from '../kernel/text/error-text.ts'

/**
 * The description of a submit: the call, and its consequences. `event` and `done` are written as methods, because
 * TypeScript compares method parameters bivariantly: so an `Action` can be used without knowing its reply type.
 */
export interface Action<Input, Reply = unknown> {
  /** Returns the entry for the event log when the user submits. */
  logFirst?: (input: Input) => LogEntry
  /**
   * @throws MessageError to refuse an input before a request
   */
  call: (input: Input, signal: AbortSignal) => Promise<Reply>
  /** Returns the entry for the event log after a success. */
  log?: (input: Input) => LogEntry
  /** Returns the event that the host receives after a success, before the screen changes. */
  event?(reply: Reply, input: Input): HostEvent
  /** Continues the flow after a success. */
  done(reply: Reply, input: Input): void
  failed?: (problem: Problem) => void
  /**
   * Returns the text that the user reads for an error.
   *
   * @default the message of a `MessageError`; the text of the specification's table, else the service's message
   */
  toText?: (error: unknown, text: Text) => Promise<string> | string
}

/** The reason of a failed submit, in words for the user. */
export interface Problem {
  readonly text: string
  /** The service's `error_type`; `invalid_input` for an input that was refused without a request; null for any other error. */
  readonly errorType: string | null
  /** Hosts that the text may link to: only the host of the service's own `error_url`. */
  readonly linkHosts: readonly string[]
}

/** A submit and its state. */
export interface Submit<Input> {
  submit(input: Input): void
  readonly isPending: boolean
  readonly problem: Problem | null
  /** Removes the problem, for example when the user changes the value. */
  dismiss(): void
}

function toSource(error: unknown): Omit<Problem, 'text'> {
  if (!(error instanceof PorticoAPIError)) {
    return { errorType: error instanceof MessageError ? 'invalid_input' : null, linkHosts: [] }
  }
  const host = toUrl(error.error_url)?.host
  return { errorType: error.error_type, linkHosts: host ? [host] : [] }
}

/** Reports the success of an action to the event log, to the host and to the flow. */
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
 * Runs an action: pending state, call, host callbacks, event log, error text. A second submit while the first is
 * running is ignored. Leaving the screen aborts the call, so that a late response has no effect.
 *
 * @param kind - identifies the form. A change means that another form has replaced it, and aborts the running call.
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
      // no failure: the widget goes on to the second step
      if (asksSecondStep(error)) return settle()
      const sentence = await (action.toText ?? toErrorText)(error, text)
      if (signal.aborted) return
      settle()
      fail(sentence, error)
    }
  }

  const submit = (input: Input) => {
    if (running.current && !running.current.signal.aborted) return
    setProblem(null)
    if (action.logFirst) host.log(...action.logFirst(input))
    running.current = new AbortController()
    setPending(true)
    void run(input, running.current)
  }

  return { submit, isPending, problem, dismiss: () => setProblem(null) }
}
