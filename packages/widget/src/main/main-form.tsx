import type { ReactNode } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { TabPanel } from '../parts/tabs/tab-panel.tsx'
import { useLazy } from '../parts/use-lazy.ts'
import type { MainPlan } from './plan-main.ts'
import type { MainFormState } from './use-main-form.ts'

/** What the form of Main is given. */
export interface MainFormProps {
  plan: MainPlan
  form: MainFormState
}

const loadTabs = () => import('../parts/tabs/tabs.tsx')

/** The form of Main, under tabs where there are several. */
export function MainForm({ plan: { tabs, lead }, form }: MainFormProps): ReactNode {
  const text = useText()
  const { id: idPrefix } = useWidget()
  const { tab, submit, select } = form
  const { isPending } = submit
  const hasTabs = tabs.length > 1
  const loaded = useLazy(loadTabs, hasTabs)

  if (!tab) return null
  const toTabId = (id: string) => `${idPrefix}-tab-${id}`
  const content = (
    <tab.Form
      {...form}
      key={tab.id}
      // whether the browser is asked to offer passkeys at the field
      autoComplete={tab.autoComplete + (lead ? ' webauthn' : '')}
      tabId={loaded && hasTabs ? toTabId(tab.id) : null}
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
          onSelect={(chosen) => select(tabs.find(({ id }) => toTabId(id) === chosen)?.id ?? '')}
          isDisabled={isPending}
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
