import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { useText } from '../context/text-context.ts'
import type { FlowEvent } from '../flow/flow.ts'
import type { FormStatus, TabFormProps } from '../flow/method.ts'
import { Divider } from '../parts/divider/divider.tsx'
import { TabPanel } from '../parts/tabs/tab-panel.tsx'
import { Tabs } from '../parts/tabs/tabs.tsx'
import { formSection, type MainPlan } from './plan-main.ts'

interface MainSectionsProps
  extends Pick<TabFormProps<FlowEvent>, 'emit' | 'email' | 'onEmail' | 'onStatus'> {
  plan: MainPlan
  status: FormStatus
  preload: (screenName: string) => void
}

/** The sections of Main, apart by "or", and the form with its tabs among them. */
export function MainSections({ plan, ...form }: MainSectionsProps): ReactNode {
  const text = useText()
  return plan.sections.map((section, index) => {
    const isForm = section === formSection
    const isApart = index > 0 && (isForm || plan.sections[index - 1] === formSection)
    return (
      <Fragment key={isForm ? formSection : section.id}>
        {isApart && <Divider>{text('methodDivider.text')}</Divider>}
        {isForm ? (
          <MainForm plan={plan} {...form} />
        ) : (
          <section.View emit={form.emit} isDisabled={form.status.isPending} />
        )}
      </Fragment>
    )
  })
}

function MainForm({ plan, status, preload, ...form }: MainSectionsProps): ReactNode {
  const text = useText()
  const idPrefix = useId()
  const [selected, setSelected] = useState('')
  const { tabs } = plan
  const tab = tabs.find(({ id }) => id === selected) ?? tabs[0]
  const leadsTo = status.isPending ? tab?.leadsTo : undefined

  useEffect(() => {
    if (leadsTo) preload(leadsTo)
  }, [leadsTo, preload])

  if (!tab) return null
  const toTabId = (id: string) => `${idPrefix}-tab-${id}`
  const panelId = `${idPrefix}-panel`
  const hasTabs = tabs.length > 1
  const tabId = hasTabs ? toTabId(tab.id) : null
  const content = <tab.Form {...form} tabId={tabId} idPrefix={idPrefix} />
  if (!tabId) return content
  return (
    <>
      <Tabs
        label={text('tab.listLabel')}
        tabs={tabs.map(({ id, label }) => ({ id: toTabId(id), label: text(label) }))}
        selected={tabId}
        onSelect={(chosen) => setSelected(tabs.find(({ id }) => toTabId(id) === chosen)?.id ?? '')}
        isDisabled={status.isPending}
        panelId={() => panelId}
      />
      <TabPanel id={panelId} labelledBy={tabId}>
        {content}
      </TabPanel>
    </>
  )
}
