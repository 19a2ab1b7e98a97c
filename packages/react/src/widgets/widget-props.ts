import type { LoginOptions } from '@portico/widget'

/** Props of a widget: the options of its mount function. The client comes from the provider. */
export type WidgetProps = Omit<LoginOptions, 'client'>
