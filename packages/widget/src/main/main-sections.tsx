import { Fragment, type ReactNode } from 'react'
import { useText } from '../context/text-context.ts'
import type { FlowEvent } from '../flow/flow.ts'
import { formSection, type Section, type SectionProps } from '../flow/method.ts'
import { Divider } from '../parts/divider/divider.tsx'
import { useLazy } from '../parts/use-lazy.ts'
import { MainForm, type MainFormProps } from './main-form.tsx'

/** The sections of Main, apart by "or", and the form with its tabs among them. */
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

/** A section, and its room until it is there. */
function LazySection(props: SectionProps<FlowEvent> & { section: Section }): ReactNode {
  const { load, rows } = props.section
  const part = useLazy(load)
  return part ? (
    <part.Section {...props} />
  ) : (
    <div className="st-stack">
      {[...Array(rows)].map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div className="st-row-place" key={row} />
      ))}
    </div>
  )
}
