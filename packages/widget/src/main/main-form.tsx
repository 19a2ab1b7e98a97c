import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import type { FlowEvent } from '../flow/flow.ts'
import { preloadScreens } from '../flow/load-screens.ts'
import type { FormStatus, TabFormProps } from '../flow/method.ts'
import { TabPanel } from '../parts/tabs/tab-panel.tsx'
import { useLazy } from '../parts/use-lazy.ts'
import type { PlannedTab } from './plan-main.ts'

/** What the form of Main is given. */
export interface MainFormProps
  extends Pick<TabFormProps<FlowEvent>, 'emit' | 'email' | 'onEmail' | 'onStatus'> {
  /** Whether the browser is asked to offer passkeys at the field. */
  hasLead: boolean
  tabs: readonly PlannedTab[]
  status: FormStatus
}

const loadTabs = () => import('../parts/tabs/tabs.tsx')

/** The form of Main, under tabs where there are several. */
export function MainForm({ tabs, hasLead, status, ...form }: MainFormProps): ReactNode {
  const text = useText()
  const { id: idPrefix } = useWidget()
  const [selected, setSelected] = useState('')
  const hasTabs = tabs.length > 1
  const loaded = useLazy(loadTabs, hasTabs)
  const tab = tabs.find(({ id }) => id === selected) ?? tabs[0]
  const due = status.isPending ? tab?.owner : undefined

  useEffect(() => {
    if (due) preloadScreens(due)
  }, [due])

  if (!tab) return null
  const toTabId = (id: string) => `${idPrefix}-tab-${id}`
  const tabId = loaded && hasTabs ? toTabId(tab.id) : null
  const autoComplete = (tab.autoComplete ?? 'email') + (hasLead ? ' webauthn' : '')
  const content = (
    <tab.Form
      {...form}
      autoComplete={autoComplete}
      next={tab.next}
      tabId={tabId}
      isLabelHidden={hasTabs}
    />
  )
  if (!hasTabs) return content
  const panelId = `${idPrefix}-panel`
  return (
    <>
      {loaded ? (
        <loaded.Tabs
          label={text('tab.listLabel')}
          tabs={tabs.map(({ id, label }) => ({ id: toTabId(id), label: text(label) }))}
          selected={toTabId(tab.id)}
          onSelect={(chosen) =>
            setSelected(tabs.find(({ id }) => toTabId(id) === chosen)?.id ?? '')
          }
          isDisabled={status.isPending}
          panelId={() => panelId}
        />
      ) : (
        <div className="st-tabs-place" />
      )}
      <TabPanel id={panelId} labelledBy={toTabId(tab.id)}>
        {content}
      </TabPanel>
    </>
  )
}
