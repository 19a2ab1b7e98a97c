import { limits } from '@portico/contract'
import type { ReactNode } from 'react'
import type { View } from '../../flow/screens.ts'
import { Button } from '../../foundation/parts/button/button.tsx'
import { PasswordField } from '../../foundation/parts/password-field/password-field.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import {
  describeStart,
  describeStrength,
  listFixedHints,
  type StrengthView,
} from './describe-strength.ts'
import { StrengthHints } from './strength-hints.tsx'
import { toPasswordRules } from './to-password-rules.ts'
import type { PasswordFieldState } from './use-password-field.ts'
import { type PasswordOwner, useStrength } from './use-strength.ts'
import { UsernameField } from './username-field.tsx'

const toRules = (
  config: { ludsComplexity: number; ludsMinimumCount: number } | null | undefined,
) =>
  config
    ? { complexity: config.ludsComplexity, minimumCount: config.ludsMinimumCount }
    : {
        complexity: limits.luds.defaultComplexity,
        minimumCount: limits.luds.defaultMinimumCount,
      }

/** Returns the announcement of a verdict. */
function toSpoken(view: StrengthView | null): string | null {
  if (!view) return null
  if ('sentence' in view) return view.sentence
  if (view.kind === 'luds') return view.items.map(({ spoken }) => spoken).join('. ')
  return [view.warning, ...view.suggestions].filter(Boolean).join(' ') || null
}

/** The form for a new password, with its strength while the user types. */
export function NewPasswordForm(props: {
  /** The user name for password managers; null if the service's check of a reset link returned no address. */
  email: string | null
  owner: PasswordOwner
  field: PasswordFieldState
  isPending: boolean
  /** Shows or tells the user name. @default a field that cannot be changed */
  Username?: View<{ email: string }>
  /** @default "Password" */
  label?: string
  /** @default "Continue" */
  buttonLabel?: string
  /** Controls between the field and the button. */
  children?: ReactNode
}): ReactNode {
  const { email, owner, field, isPending, Username = UsernameField } = props
  const { toInputId } = useWidget()
  const text = useText()
  const config = useBootstrap()?.passwordConfig
  const rules = toRules(config)
  const { verdict, isAccepted } = useStrength(field.password, owner)
  const judged = verdict && describeStrength(verdict, rules, text)
  const view = judged ?? describeStart(config?.isLuds ?? false, rules, text)
  useAnnounce(field.fieldError ? null : toSpoken(judged))
  const id = toInputId('new-password', '')
  const hintsId = `${id}-hints`

  return (
    <Stack onSubmit={() => isAccepted && field.send()}>
      {email !== null && <Username email={email} />}
      <PasswordField
        id={id}
        label={props.label ?? text('formField.password.label')}
        revealLabel={text('button.showPassword')}
        autoComplete="new-password"
        value={field.password}
        onChange={field.change}
        error={field.fieldError}
        isInvalid={view.kind === 'breached'}
        describedBy={hintsId}
        rules={config?.isLuds ? toPasswordRules(rules) : undefined}
        isQuiet={isPending}
        inputRef={field.inputRef}
      >
        <StrengthHints id={hintsId} view={view} fixed={listFixedHints(rules, text)} />
      </PasswordField>
      {props.children}
      <Button kind="primary" type="submit" isLoading={isPending} isDisabled={!isAccepted}>
        {props.buttonLabel ?? text('button.continue')}
      </Button>
    </Stack>
  )
}
