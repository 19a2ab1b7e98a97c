import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Problem, Submit } from '../../flow/use-submit.ts'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { toPlacedProblem } from './to-placed-problem.ts'

/** The state of a password field, and its submit. */
export interface PasswordFieldState {
  readonly password: string
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly fieldError: string | null
  readonly banner: Problem | null
  change(password: string): void
  /** Submits the typed password; an empty field takes the focus instead. */
  send(): void
}

/**
 * Holds the state of a password field: the typed password, its error and its focus. The field takes the focus when it
 * appears.
 */
export function usePasswordField(submit: Submit<string>): PasswordFieldState {
  const text = useText()
  const [password, setPassword] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const { problem } = submit
  const placed = toPlacedProblem(problem, text('password.strengthError.breached'))
  const isAboutField = placed.fieldError !== null
  useAnnounce(placed.fieldError, 'assertive')

  useEffect(() => {
    takeFocus(inputRef.current)
  }, [])
  // before the paint, so that a key typed as soon as the error is seen replaces the password
  useLayoutEffect(() => {
    if (problem && isAboutField && takeFocus(inputRef.current)) inputRef.current?.select()
  }, [problem, isAboutField])

  return {
    ...placed,
    password,
    inputRef,
    change(typed) {
      submit.dismiss()
      setPassword(typed)
    },
    send() {
      if (password) submit.submit(password)
      else inputRef.current?.focus()
    },
  }
}
