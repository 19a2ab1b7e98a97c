import type { ReactNode } from 'react'
import { Tabs } from '../../foundation/parts/tabs/tabs.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { tabText } from '../../locales/en/main.ts'
import type { MainFormProps } from './main-form.tsx'

/** The labels of tabs without a label of their own. */
const labels: Readonly<Record<string, keyof typeof tabText>> = {
  email: 'tab.email',
  sms: 'tab.text',
  whatsapp: 'tab.whatsapp',
}

/** The tabs of Main, if there are several. A form is loaded when the pointer or the focus reaches its tab. */
export function MainTabs({ plan: { tabs }, form }: MainFormProps): ReactNode {
  const text = useText().with(tabText)
  const { id: idPrefix } = useWidget()
  const toTabId = (id: string | undefined) => `${idPrefix}-tab-${id}`
  const findTab = (tabId: string) => tabs.find(({ id }) => toTabId(id) === tabId)
  return (
    <Tabs
      label={text('tab.listLabel')}
      tabs={tabs.map(({ id, label }) => ({
        id: toTabId(id),
        label: text(label ?? labels[id] ?? 'tab.listLabel'),
      }))}
      selected={toTabId(form.tab?.id)}
      onSelect={(chosen) => form.select(findTab(chosen)?.id)}
      // a failure is reported when the user selects the tab
      onNear={(tabId) =>
        findTab(tabId)
          ?.load?.()
          .catch(() => {})
      }
      isDisabled={form.submit.isPending}
      panelId={() => `${idPrefix}-panel`}
    />
  )
}
