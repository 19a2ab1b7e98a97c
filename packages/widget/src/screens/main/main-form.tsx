import type { ReactNode } from 'react'
import { TabPanel } from '../../foundation/parts/tabs/tab-panel.tsx'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { MainPlan } from './plan-main.ts'
import type { MainFormState } from './use-main-form.ts'

/** Properties of the form of Main. */
export interface MainFormProps {
  plan: MainPlan
  form: MainFormState
}

const loadTabs = () => import('./main-tabs.tsx')

/** The form of Main, under tabs if there are several. */
export function MainForm(props: MainFormProps): ReactNode {
  const { plan, form } = props
  const { tabs, lead } = plan
  const { id: idPrefix } = useWidget()
  const { tab } = form
  const hasTabs = tabs.length > 1
  const loaded = useLazy(loadTabs, hasTabs)

  if (!tab) return null
  const { id, Form } = tab
  const tabId = `${idPrefix}-tab-${id}`
  const content = Form ? (
    <Form
      {...form}
      key={id}
      // `webauthn` asks the browser to offer passkeys at the field
      autoComplete={tab.autoComplete + (lead ? ' webauthn' : '')}
      tabId={loaded && hasTabs ? tabId : null}
      isLabelHidden={hasTabs}
    />
  ) : (
    // reserves the room of a form with one field; under tabs, the field has no label
    <div style={{ height: hasTabs ? 104 : 130 }} />
  )
  return hasTabs ? (
    <>
      {loaded ? <loaded.MainTabs {...props} /> : <div className="st-tabs-place" />}
      <TabPanel id={`${idPrefix}-panel`} labelledBy={tabId}>
        {content}
      </TabPanel>
    </>
  ) : (
    content
  )
}
