import { Fragment, type ReactNode } from 'react'
import { useText } from '../context/text-context.ts'
import type { FlowEvent } from '../flow/flow.ts'
import { formSection } from '../flow/method.ts'
import { Divider } from '../parts/divider/divider.tsx'
import { MainForm, type MainFormProps } from './main-form.tsx'

/** The sections of Main, apart by "or", and the form with its tabs among them. */
export function MainSections(
  props: MainFormProps & { emit: (event: FlowEvent) => void },
): ReactNode {
  const { plan, form, emit } = props
  const text = useText()
  return plan.sections.map((section, index) => {
    const isForm = section === formSection
    const isApart = index > 0 && (isForm || plan.sections[index - 1] === formSection)
    return (
      <Fragment key={isForm ? formSection : section.id}>
        {isApart && <Divider>{text('methodDivider.text')}</Divider>}
        {isForm ? (
          <MainForm plan={plan} form={form} />
        ) : (
          <section.View emit={emit} isDisabled={form.submit.isPending} />
        )}
      </Fragment>
    )
  })
}
