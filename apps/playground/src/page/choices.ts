/** The tabs of the panel, in their order. */
export const tabs = ['config', 'theme', 'inbox', 'events', 'snippet'] as const
export type TabId = (typeof tabs)[number]

/** What the preview shows: the name of a file of `roots`. */
export type WidgetId = string

/** Widths that the card can be looked at, in pixels. */
export const widths = ['400', '320'] as const
export type Width = (typeof widths)[number]
