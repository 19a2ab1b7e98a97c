import { Fragment, type ReactNode } from 'react'
import type { FlowEvent } from '../../flow/flow.ts'
import { formSection, type Section, type SectionProps } from '../../flow/method.ts'
import { ButtonPlaces } from '../../foundation/parts/button/button-places.tsx'
import { Divider } from '../../foundation/parts/divider/divider.tsx'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { MainForm, type MainFormProps } from './main-form.tsx'

/** The sections of Main, separated by "or", with the form and its tabs among them. */
export function MainSections(
  props: MainFormProps & Omit<SectionProps<FlowEvent>, 'isDisabled'>,
): ReactNode {
  const { plan, form } = props
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
          <LazySection {...props} section={section} isDisabled={form.submit.isPending} />
        )}
      </Fragment>
    )
  })
}

/** A section, or the placeholders of its buttons until it is loaded. */
function LazySection(props: SectionProps<FlowEvent> & { section: Section }): ReactNode {
  const { load, labels } = props.section
  const part = useLazy(load)
  return part ? <part.Section {...props} /> : <ButtonPlaces labels={labels} />
}
