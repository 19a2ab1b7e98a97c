import type { ReactNode } from 'react'
import { CheckBox } from '../../foundation/parts/check-box/check-box.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

/** The box with which users are not asked on this device again for some days. Nothing where the project offers none. */
export function RememberDevice(props: {
  readonly isChecked: boolean
  onChange(isChecked: boolean): void
}): ReactNode {
  const { toInputId } = useWidget()
  const text = useText()
  const days = useBootstrap()?.secondStep?.remember_days ?? 0
  if (days === 0) return null
  return (
    <CheckBox id={toInputId('remember-device')} {...props}>
      {text('secondStep.remember', { days })}
    </CheckBox>
  )
}
